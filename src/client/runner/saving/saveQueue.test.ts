import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../data/api";
import { answerKey, type Job } from "./jobs";
import { judgeFailure } from "./judgeFailure";
import { SaveQueue } from "./saveQueue";

const answer = (questionId: string, value: string): Job => ({ kind: "answer", questionId, body: { value } });

/** A server whose requests end when the test says so. */
function createServer() {
  const requests: { readonly job: Job; readonly end: (error?: unknown) => Promise<void> }[] = [];
  const kept: (readonly Job[])[] = [];
  const refused: Job[] = [];
  const stopped: unknown[] = [];
  const queue = new SaveQueue({
    send: (job) =>
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
    keep: (jobs) => kept.push(jobs),
    onRefused: (job) => refused.push(job),
    onStopped: (error) => stopped.push(error),
  });
  return { queue, requests, kept, refused, stopped, lastKept: () => kept.at(-1) };
}

const offline = () => new ApiError(0, undefined);

describe("the queue of answers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a later answer to the same question waits for the earlier one on its way and is sent after it", async () => {
    const { queue, requests, lastKept } = createServer();
    queue.put(answer("q1", "a"));
    queue.put(answer("q1", "b"));
    queue.put(answer("q1", "c"));
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "a")]);
    await requests[0]?.end();
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "a"), answer("q1", "c")]);
    expect(lastKept()).toEqual([answer("q1", "c")]);
    await requests[1]?.end();
    expect(lastKept()).toEqual([]);
    expect(queue.state).toBe("saved");
  });

  test("what is typed is sent once, when the typing rests", async () => {
    const { queue, requests } = createServer();
    for (const value of ["h", "ho", "hol", "hola"]) {
      queue.put(answer("q1", value), 400);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "hola")]);
  });

  test("a choice doesn't wait for what is being typed elsewhere", async () => {
    const { queue, requests } = createServer();
    queue.put(answer("q1", "typing"), 400);
    queue.put(answer("q2", "b"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.map(({ job }) => job)).toEqual([answer("q2", "b")]);
  });

  test("moving on sends what was typed at once and tells when it is saved", async () => {
    const { queue, requests } = createServer();
    queue.put(answer("q1", "hola"), 400);
    const settled = queue.settled(answerKey("q1"));
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    await requests[0]?.end();
    await expect(settled).resolves.toBe(true);
  });

  test("what became incomplete again is not sent, and nobody waits for it", async () => {
    const { queue, requests, lastKept } = createServer();
    queue.put(answer("q1", "100"), 400);
    queue.drop(answerKey("q1"));
    await expect(queue.settled(answerKey("q1"))).resolves.toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(0);
    expect(lastKept()).toEqual([]);
  });

  test("an answer that can't be sent is kept and tried again until it arrives", async () => {
    const { queue, requests, lastKept } = createServer();
    queue.put(answer("q1", "a"));
    const settled = queue.settled(answerKey("q1"));
    await requests[0]?.end(offline());
    await expect(settled).resolves.toBe(false);
    expect(queue.state).toBe("waiting");
    expect(lastKept()).toEqual([answer("q1", "a")]);
    await vi.advanceTimersByTimeAsync(1000);
    await requests[1]?.end(new ApiError(503, undefined));
    await vi.advanceTimersByTimeAsync(1000);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    await requests[2]?.end();
    expect(queue.state).toBe("saved");
    expect(lastKept()).toEqual([]);
  });

  test("of answers changed while offline the newest is sent, and order across questions is kept", async () => {
    const { queue, requests } = createServer();
    queue.put(answer("q1", "a"));
    await requests[0]?.end(offline());
    queue.put(answer("q2", "x"));
    queue.put(answer("q1", "b"));
    expect(requests).toHaveLength(1);
    queue.flush();
    for (const index of [1, 2]) {
      await vi.advanceTimersByTimeAsync(0);
      await requests[index]?.end();
    }
    expect(requests.slice(1).map(({ job }) => job)).toEqual([answer("q2", "x"), answer("q1", "b")]);
  });

  test("a refused answer is dropped and told, and the next one is sent", async () => {
    const { queue, requests, refused } = createServer();
    queue.put(answer("q1", "forged"));
    queue.put(answer("q2", "b"));
    await requests[0]?.end(new ApiError(422, undefined));
    expect(refused).toEqual([answer("q1", "forged")]);
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "forged"), answer("q2", "b")]);
  });

  test("a refusal of what has been changed meanwhile is not told: the newer answer is what counts", async () => {
    const { queue, requests, refused } = createServer();
    queue.put(answer("q1", "half"));
    queue.put(answer("q1", "whole"));
    await requests[0]?.end(new ApiError(422, undefined));
    await requests[1]?.end();
    expect(refused).toEqual([]);
    expect(requests.map(({ job }) => job)).toEqual([answer("q1", "half"), answer("q1", "whole")]);
    expect(queue.state).toBe("saved");
  });

  test("nothing more is sent when the session is over, and all answers stay kept", async () => {
    const { queue, requests, stopped, lastKept } = createServer();
    queue.put(answer("q1", "a"));
    await requests[0]?.end(new ApiError(401, undefined));
    queue.put(answer("q2", "b"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(stopped).toHaveLength(1);
    expect(lastKept()).toEqual([answer("q1", "a"), answer("q2", "b")]);
  });
});
