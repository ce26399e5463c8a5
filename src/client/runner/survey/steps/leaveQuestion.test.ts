import { describe, expect, test } from "vitest";
import { ApiError } from "../../../data/api";
import type { ExecutionState } from "../../execution";
import { judgeFailure } from "../../saving/judgeFailure";
import { createMemoryStore } from "../../saving/memoryStore";
import { SaveQueue, storeOf } from "../../saving/saveQueue";
import { createModel } from "../model/createModel";
import { type Leaving, leaveQuestion } from "./leaveQuestion";

const survey = { pages: ["a", "b"].map((name) => ({ name: `page-${name}`, elements: [{ type: "text", name }] })) };

const opened: ExecutionState = {
  responseId: "r",
  state: "open",
  disposition: null,
  title: "",
  welcome: null,
  closing: null,
  language: "es",
  languages: ["es"],
  survey,
  stops: [],
  isWhole: true,
  passed: 0,
  ahead: 0,
  answers: {},
  missing: {},
  dontKnow: {},
  currentQuestionId: null,
  clock: null,
  theme: null,
  labs: 0,
};

function problem(status: number, code: string, more: object = {}): ApiError {
  return new ApiError(status, { type: "", title: code, status, code, ...more });
}

const offline = () => new ApiError(0, undefined);

interface Server {
  /** What each request is answered with, in order; afterwards all goes well. */
  readonly failures?: readonly unknown[];
  readonly nextFailures?: readonly unknown[];
}

/** A question that is left for a server whose answers the test decides. */
function setUp(given: Partial<Leaving> & { readonly state?: ExecutionState }, { failures = [], nextFailures = [] }: Server = {}) {
  const state = given.state ?? opened;
  const sent: string[] = [];
  const [left, nextLeft] = [[...failures], [...nextFailures]];
  const refusals = new Map<string, string>();
  const queue = new SaveQueue({
    send: async ({ job }) => {
      sent.push("questionId" in job ? `${job.kind} ${job.questionId}` : job.kind);
      const failure = left.shift();
      if (failure) throw failure;
    },
    judge: judgeFailure,
    store: storeOf(createMemoryStore("phone"), "r"),
    firstRetryMs: 1,
    onRefused: (job) => void ("questionId" in job && refusals.set(job.questionId, "refused")),
    onStopped: () => undefined,
  });
  const model = createModel(state);
  model.setValue("a", "yes");
  queue.put({ kind: "answer", questionId: "a", body: { value: "yes" } });
  const waited: string[] = [];
  const states: ExecutionState[] = [];
  const problems: unknown[] = [];
  const departure = leaveQuestion({
    model,
    state,
    queue,
    refusals,
    execution: {
      next: async (questionId) => {
        sent.push(`next ${questionId}`);
        const failure = nextLeft.shift();
        if (failure) throw failure;
        return { ...opened, passed: 1 };
      },
    },
    measuring: { isOutdated: () => false, effortOf: () => ({ timing: { activeMs: 0, wallMs: 0 } }) },
    missing: {},
    index: 0,
    signal: new AbortController().signal,
    onUnreachable: () => waited.push("unreachable"),
    onState: (next) => states.push(next),
    onProblem: (error) => problems.push(error),
    ...given,
  });
  return { departure, sent, waited, states, problems, queue };
}

const stop = { ...opened, stops: ["a"] };
const last = { index: 1 };
const refusedAnswer = problem(400, "execution.invalidAnswer", { questionId: "a", detail: "no" });
const incomplete = problem(400, "execution.incomplete", { errors: [{ path: "/b", message: "open" }] });
const early = problem(409, "execution.tooEarly", { detail: "wait" });

describe("a question is left", () => {
  test.each<[string, Partial<Leaving>, Server, object]>([
    ["for the next one once its answer is saved", {}, {}, { departure: { kind: "next", index: 1 }, sent: ["answer a"] }],
    [
      "not, where its answer is refused",
      {},
      { failures: [problem(400, "invalid")] },
      { departure: { kind: "refused", questionId: "a", message: "refused" } },
    ],
    [
      "for the next one, too, while the server can't be reached",
      {},
      { failures: [offline()] },
      { departure: { kind: "next", index: 1 }, waited: [] },
    ],
    [
      "for what the server says behind a checkpoint",
      { state: stop },
      {},
      { departure: { kind: "done" }, sent: ["answer a", "next a"], states: [{ passed: 1 }] },
    ],
    [
      "for what the server says behind the last of a part",
      { ...last, state: { ...opened, isWhole: false } },
      {},
      { departure: { kind: "done" }, sent: ["answer a", "next b"] },
    ],
    ["for the end behind the last of all", last, {}, { departure: { kind: "done" }, sent: ["answer a", "complete"], states: [] }],
    [
      "not, where the server refuses to go on",
      { state: stop },
      { nextFailures: [refusedAnswer] },
      { departure: { kind: "refused", questionId: "a", message: "no" }, problems: [] },
    ],
    [
      "for an open question that the server names",
      { state: stop },
      { nextFailures: [incomplete] },
      { departure: { kind: "refused", questionId: "b", message: "open" } },
    ],
    [
      "not before its time",
      { state: stop },
      { nextFailures: [early] },
      { departure: { kind: "refused", questionId: "a", message: "wait" } },
    ],
    [
      "for a problem of the server's",
      { state: stop },
      { nextFailures: [problem(403, "forbidden")] },
      { departure: { kind: "done" }, problems: [{ status: 403 }] },
    ],
    [
      "later, where the server is away when it is asked",
      { state: stop },
      { nextFailures: [offline()] },
      { departure: { kind: "done" }, waited: ["unreachable"], sent: ["answer a", "next a", "position a", "next a"] },
    ],
    [
      "later, where the answer has to be there first",
      { state: stop },
      { failures: [offline()] },
      { departure: { kind: "done" }, waited: ["unreachable"], sent: ["answer a", "answer a", "next a"] },
    ],
  ])("%s", async (_, given, server, expected) => {
    const { departure, ...seen } = setUp(given, server);
    expect({ departure: await departure, ...seen }).toMatchObject(expected);
  });

  test("no more once the respondent has gone elsewhere", async () => {
    const attempt = new AbortController();
    const { departure, sent } = setUp({ state: stop, signal: attempt.signal });
    attempt.abort();
    expect(await departure).toEqual({ kind: "stayed" });
    expect(sent).not.toContain("next a");
  });

  test("for what the server had said already when the respondent went elsewhere", async () => {
    const attempt = new AbortController();
    const states: ExecutionState[] = [];
    const next = async () => {
      attempt.abort();
      return opened;
    };
    const { departure } = setUp({
      state: stop,
      signal: attempt.signal,
      execution: { next },
      onState: (state) => states.push(state),
    });
    expect(await departure).toEqual({ kind: "done" });
    expect(states).toEqual([opened]);
  });

  test("not once nothing more is sent", async () => {
    const { departure, problems } = setUp({ state: stop }, { failures: [problem(401, "auth.required")] });
    expect(await departure).toEqual({ kind: "stayed" });
    expect(problems).toEqual([]);
  });
});
