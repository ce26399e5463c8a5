import "fake-indexeddb/auto";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../../data/api";
import type { Execution } from "../execution";
import { openIndexedStore } from "./indexedStore";
import { judgeFailure } from "./judgeFailure";
import { createMemoryStore } from "./memoryStore";
import type { PendingWrite, StoredWrite } from "./pendingWrites";
import { replayWrites } from "./replayWrites";
import { storeOf } from "./saveQueue";
import { pendingAddress, sendWrite } from "./sendWrite";

const answer = (questionId: string, value: string): PendingWrite => ({ kind: "answer", questionId, body: { value } });
const kept = (job: PendingWrite, at: number, token = String(at)): StoredWrite => ({ job, at, token });

describe.each([
  ["the browser", openIndexedStore],
  ["the page", async () => createMemoryStore()],
] as const)("jobs that wait in %s", (place, open) => {
  test("are read in the order in which they were given, each response's own", async () => {
    const store = await open();
    const id = `${place} order`;
    await store.put(id, kept({ kind: "complete" }, 3));
    await store.put(id, kept(answer("q2", "b"), 1));
    await store.put(id, kept(answer("q1", "a"), 2));
    await store.put(`${id} of another`, kept(answer("q9", "x"), 1));
    expect((await store.read(id)).map(({ at }) => at)).toEqual([1, 2, 3]);
    await store.clear(id);
    expect(await store.read(id)).toEqual([]);
    expect(await store.read(`${id} of another`)).toHaveLength(1);
  });

  test("give way to newer ones of their key, and those stay when the older is done", async () => {
    const store = await open();
    const id = `${place} newer`;
    const [older, newer] = [kept(answer("q1", "a"), 1), kept(answer("q1", "b"), 2)];
    await store.put(id, older);
    await store.put(id, newer);
    expect([await store.has(id, older), await store.has(id, newer)]).toEqual([false, true]);
    await store.remove(id, older);
    expect(await store.read(id)).toEqual([newer]);
    await store.remove(id, newer);
    expect(await store.read(id)).toEqual([]);
  });

  test("that are files keep their content until the server has given them an address", async () => {
    const store = await open();
    const id = `${place} files`;
    const file = new Blob(["receipt"], { type: "text/plain" });
    const body = { value: [{ name: "receipt.txt", type: "text/plain", content: pendingAddress("f1") }] };
    await store.put(id, kept({ kind: "file", questionId: "q1", fileId: "f1", name: "receipt.txt", file }, 1));
    await store.put(id, kept({ kind: "answer", questionId: "q1", body }, 2));
    const uploaded: string[] = [];
    const saved: unknown[] = [];
    const execution = {
      upload: async (_: string, content: File) => {
        uploaded.push(`${content.name}: ${content.type}: ${await content.text()}`);
        return { url: "/files/1" };
      },
      saveAnswer: async (questionId: string, sent: object) => void saved.push([questionId, sent]),
    } as unknown as Execution;
    for (const job of await store.read(id))
      await sendWrite({ execution, store, responseId: id, onCompleted: () => undefined }, job);
    expect(uploaded).toEqual(["receipt.txt: text/plain: receipt"]);
    const value = [{ name: "receipt.txt", type: "text/plain", content: "/files/1" }];
    expect(saved).toEqual([["q1", { value, ago: expect.any(Number), device: store.device }]]);
  });
});

test("the browser's jobs are there for its next page, which has the same name", async () => {
  const [first, second] = [await openIndexedStore(), await openIndexedStore()];
  await first.put("next page", kept(answer("q1", "a"), 1));
  expect(await second.read("next page")).toEqual([kept(answer("q1", "a"), 1)]);
  expect(second.device).toBe(first.device);
});

test("an answer says how long ago it was given, however the device's clock is set", async () => {
  const store = createMemoryStore("phone");
  const saveAnswer = vi.fn(async () => undefined);
  const sender = { execution: { saveAnswer } as unknown as Execution, store, responseId: "r1", onCompleted: () => undefined };
  vi.useFakeTimers({ now: new Date("1999-01-01") });
  const given = kept(answer("q1", "a"), Date.now());
  vi.advanceTimersByTime(90_000);
  await sendWrite(sender, given);
  vi.setSystemTime(new Date("1998-01-01"));
  await sendWrite(sender, given);
  vi.useRealTimers();
  expect(saveAnswer.mock.calls).toEqual([
    ["q1", { value: "a", ago: 90_000, device: "phone" }],
    ["q1", { value: "a", ago: 0, device: "phone" }],
  ]);
});

describe("what an earlier opening of the page has left", () => {
  async function replay(failures: Readonly<Record<string, ApiError>>) {
    const memory = createMemoryStore();
    const sent: string[] = [];
    const jobs: readonly PendingWrite[] = [answer("q1", "a"), answer("q2", "b"), { kind: "complete" }];
    for (const [index, job] of jobs.entries()) await memory.put("r1", kept(job, index));
    const isDone = await replayWrites(
      {
        store: storeOf(memory, "r1"),
        send: async ({ job }) => {
          const name = job.kind === "answer" ? job.questionId : job.kind;
          sent.push(name);
          if (failures[name]) throw failures[name];
        },
        judge: judgeFailure,
        isPassed: (error) => error instanceof ApiError && error.status === 409,
        exclusively: (run) => run(),
      },
      await memory.read("r1"),
    );
    return { isDone, sent, left: (await memory.read("r1")).map(({ job }) => job.kind) };
  }

  test("is sent in order, and the end is left to the page", async () => {
    expect(await replay({})).toEqual({ isDone: true, sent: ["q1", "q2"], left: ["complete"] });
  });

  test("is let go where the respondent has gone on elsewhere", async () => {
    expect(await replay({ q1: new ApiError(409, undefined) })).toMatchObject({ isDone: true, sent: ["q1", "q2"] });
  });

  test("stays where the server can't be reached", async () => {
    expect(await replay({ q1: new ApiError(0, undefined) })).toEqual({
      isDone: false,
      sent: ["q1"],
      left: ["answer", "answer", "complete"],
    });
  });
});
