import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../data/api";
import { judgeFailure } from "./judgeFailure";
import { createMemoryStore } from "./memoryStore";
import { answerKey, type PendingWrite } from "./pendingWrites";
import { SaveQueue, storeOf } from "./saveQueue";

const answer = (questionId: string, value: string): PendingWrite => ({ kind: "answer", questionId, body: { value } });

/** A server whose requests end when the test says so. */
function createServer() {
  const requests: { readonly job: PendingWrite; readonly end: (error?: unknown) => Promise<void> }[] = [];
  const memory = createMemoryStore("phone");
  const refused: PendingWrite[] = [];
  const stopped: unknown[] = [];
  const queue = new SaveQueue({
    send: ({ job }) =>
      new Promise<void>((resolve, reject) => {
        requests.push({
          job,
          end: async (error) => {
            if (error === undefined) resolve();
            else reject(error);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    judge: judgeFailure,
    store: storeOf(memory, "r1"),
    random: () => 1,
    onRefused: (job) => refused.push(job),
    onStopped: (error) => stopped.push(error),
  });
  const put = async (job: PendingWrite, delayMs?: number) => {
    queue.put(job, delayMs);
    await vi.advanceTimersByTimeAsync(0);
  };
  const kept = async () => (await memory.read("r1")).map(({ job }) => job);
  return { queue, put, memory, requests, refused, stopped, kept };
}

const offline = () => new ApiError(0, undefined);

describe("the queue of answers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a later answer to the same question waits for the earlier one on its way and is sent after it", async () => {
    const { queue, put, requests, kept } = createServer();
    await put(answer("q1", "a"));
    await put(answer("q1", "b"));
    await put(answer("q1", "c"));
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "a")]);
    await requests[0]?.end();
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "a"), answer("q1", "c")]);
    expect(await kept()).toEqual([answer("q1", "c")]);
    await requests[1]?.end();
    expect(await kept()).toEqual([]);
    expect(queue.state).toBe("saved");
  });

  test("what is typed is sent once, when the typing rests", async () => {
    const { put, requests } = createServer();
    for (const value of ["h", "ho", "hol", "hola"]) {
      await put(answer("q1", value), 400);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "hola")]);
  });

  test("a choice doesn't wait for what is being typed elsewhere", async () => {
    const { put, requests } = createServer();
    await put(answer("q1", "typing"), 400);
    await put(answer("q2", "b"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ job }) => job)).toEqual([answer("q2", "b")]);
  });

  test("moving on sends what was typed at once and tells when it is saved", async () => {
    const { queue, put, requests } = createServer();
    await put(answer("q1", "hola"), 400);
    const settled = queue.settled(answerKey("q1"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    await requests[0]?.end();
    await expect(settled).resolves.toBe(true);
  });

  test("what became incomplete again is not sent, and nobody waits for it", async () => {
    const { queue, put, requests, kept } = createServer();
    await put(answer("q1", "100"), 400);
    queue.drop(answerKey("q1"));
    await expect(queue.settled(answerKey("q1"))).resolves.toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(0);
    expect(await kept()).toEqual([]);
  });

  test("an answer that can't be sent is kept and tried again until it arrives", async () => {
    const { queue, put, requests, kept } = createServer();
    await put(answer("q1", "a"));
    const settled = queue.settled(answerKey("q1"));
    await requests[0]?.end(offline());
    await expect(settled).resolves.toBe(false);
    expect(queue.state).toBe("offline");
    expect(await kept()).toEqual([answer("q1", "a")]);
    await vi.advanceTimersByTimeAsync(1000);
    await requests[1]?.end(new ApiError(503, undefined));
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    await requests[2]?.end();
    expect(queue.state).toBe("saved");
    expect(await kept()).toEqual([]);
  });

  test("of answers changed while offline the newest is sent, and order across questions is kept", async () => {
    const { queue, put, requests } = createServer();
    await put(answer("q1", "a"));
    await requests[0]?.end(offline());
    await put(answer("q2", "x"));
    await put(answer("q1", "b"));
    expect(requests).toHaveLength(1);
    queue.flush();
    for (const index of [1, 2]) {
      await vi.advanceTimersByTimeAsync(0);
      await requests[index]?.end();
    }
    expect(requests.slice(1).map(({ job }) => job)).toEqual([answer("q2", "x"), answer("q1", "b")]);
  });

  test("a refused answer is dropped and told, and the next one is sent", async () => {
    const { put, requests, refused } = createServer();
    await put(answer("q1", "forged"));
    await put(answer("q2", "b"));
    await requests[0]?.end(new ApiError(422, undefined));
    expect(refused).toEqual([answer("q1", "forged")]);
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "forged"), answer("q2", "b")]);
  });

  test("a refusal of what has been changed meanwhile is not told: the newer answer is what counts", async () => {
    const { queue, put, requests, refused } = createServer();
    await put(answer("q1", "half"));
    await put(answer("q1", "whole"));
    await requests[0]?.end(new ApiError(422, undefined));
    await requests[1]?.end();
    expect(refused).toEqual([]);
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "half"), answer("q1", "whole")]);
    expect(queue.state).toBe("saved");
  });

  test("nothing more is sent when the session is over, and all answers stay kept", async () => {
    const { put, requests, stopped, kept } = createServer();
    await put(answer("q1", "a"));
    await requests[0]?.end(new ApiError(401, undefined));
    await put(answer("q2", "b"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(stopped).toHaveLength(1);
    expect(await kept()).toEqual([answer("q1", "a"), answer("q2", "b")]);
  });

  test("a server that answers with failures is not said to be out of reach", async () => {
    const { queue, put, requests } = createServer();
    await put(answer("q1", "a"));
    await requests[0]?.end(new ApiError(503, undefined));
    expect(queue.state).toBe("failing");
    await vi.advanceTimersByTimeAsync(1000);
    await requests[1]?.end();
    expect(queue.state).toBe("saved");
  });

  test("the wait between two tries grows, and an answer that arrives resets it", async () => {
    const { queue, put, requests } = createServer();
    await put(answer("q1", "a"));
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      await requests[index]?.end(offline());
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(requests).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    await requests[3]?.end();
    expect(queue.state).toBe("saved");
    await put(answer("q2", "b"));
    await requests[4]?.end(offline());
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(6);
  });

  test("the end is sent after everything else, whenever that was answered", async () => {
    const { queue, put, requests } = createServer();
    await put(answer("q1", "typing"), 400);
    await put({ kind: "complete" });
    const settled = queue.settled();
    await vi.advanceTimersByTimeAsync(0);
    await requests[0]?.end();
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "typing"), { kind: "complete" }]);
    await requests[1]?.end();
    await expect(settled).resolves.toBe(true);
  });

  test("what another page of the browser has sent or replaced is not sent again", async () => {
    const { queue, put, memory, requests } = createServer();
    await put(answer("q1", "a"));
    await put(answer("q2", "b"));
    const [, waiting] = await memory.read("r1");
    if (waiting) await memory.remove("r1", waiting);
    await requests[0]?.end();
    expect(requests).toHaveLength(1);
    expect(queue.state).toBe("saved");
  });

  test("what an earlier page has left is sent, unless something newer waits", async () => {
    const { queue, put, requests } = createServer();
    await put(answer("q1", "new"));
    queue.adopt([
      { job: answer("q1", "old"), at: 1, token: "1" },
      { job: { kind: "complete" }, at: 2, token: "2" },
    ]);
    await requests[0]?.end();
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "new")]);
    expect(queue.state).toBe("saved");
  });

  test("an answer is sent where the browser has no room to keep it", async () => {
    const send = vi.fn(async () => undefined);
    const full = async () => {
      throw new Error("no room");
    };
    const store = { put: full, has: async () => false, remove: full };
    const queue = new SaveQueue({ send, judge: judgeFailure, store, onRefused: () => {}, onStopped: () => {} });
    queue.put(answer("q1", "a"));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledOnce();
    expect(queue.state).toBe("saved");
  });

  test("whoever waits for the server goes on once it is back", async () => {
    const { queue, put, requests } = createServer();
    await put(answer("q1", "a"));
    await requests[0]?.end(offline());
    let isReached = false;
    void queue.reached().then(() => {
      isReached = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    await requests[1]?.end(offline());
    expect(isReached).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    await requests[2]?.end();
    expect(isReached).toBe(true);
  });
});
