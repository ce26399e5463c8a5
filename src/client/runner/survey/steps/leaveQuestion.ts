import type { Model } from "survey-core";
import { ApiError } from "../../../data/api";
import type { AnswerBody, Execution, ExecutionState } from "../../execution";
import { refusalText } from "../../refusalText";
import { answerKey } from "../../saving/pendingWrites";
import type { SaveQueue } from "../../saving/saveQueue";
import { answerBody, answersOf } from "../model/createModel";
import type { TimingTools } from "../timing/useTiming";
import { incompleteQuestions } from "./incompleteQuestions";
import { questionAt } from "./pages";

/** The questions that a failed way on names, with what is wrong: open ones, or the one whose answer is refused. */
function refusedQuestions(error: unknown): ReturnType<typeof incompleteQuestions> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.code !== "execution.invalidAnswer" || typeof problem.questionId !== "string") return incompleteQuestions(error);
  return [{ questionId: problem.questionId, message: refusalText(error) ?? problem.title }];
}

/** A question whose answer the server doesn't take, and its words about it. */
export interface Refusal {
  readonly questionId: string;
  readonly message: string;
}

/** What leaving a question came to. `done`: the server has said how it goes on, or that it doesn't; `stayed`: nothing. */
export type Departure =
  | { readonly kind: "next"; readonly index: number }
  | ({ readonly kind: "refused" } & Refusal)
  | { readonly kind: "done" }
  | { readonly kind: "stayed" };

export interface Leaving {
  readonly model: Model;
  readonly state: ExecutionState;
  readonly execution: Pick<Execution, "next">;
  readonly queue: SaveQueue;
  /** The server's words about refused answers, by question. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly measuring: Pick<TimingTools, "isOutdated" | "effortOf">;
  readonly missing: ExecutionState["missing"];
  /** Of the page that is left. */
  readonly index: number;
  /** Aborted where the respondent goes elsewhere meanwhile. */
  readonly signal: AbortSignal;
  /** Called where the server can't be reached: leaving waits for it. */
  readonly onUnreachable: () => void;
  /** What comes next, or how it ended. */
  readonly onState: (state: ExecutionState) => void;
  readonly onProblem: (error: unknown) => void;
}

const STAYED: Departure = { kind: "stayed" };
const DONE: Departure = { kind: "done" };

/** The time that has passed since the answer was told goes after it. */
function putTime({ model, missing, measuring, queue }: Leaving, questionId: string): void {
  const reason = missing[questionId];
  const body: AnswerBody = reason ? { value: null, missing: reason } : answerBody(model, questionId);
  if (!measuring.isOutdated(questionId) || (body.value === null && !body.missing)) return;
  queue.put({ kind: "answer", questionId, body: { ...body, ...measuring.effortOf(questionId) } });
}

/** Waits until the answer is with the server, unless that can't be reached. @returns why it doesn't take the answer */
async function saveAnswer(leaving: Leaving, questionId: string): Promise<Refusal | undefined> {
  putTime(leaving, questionId);
  await leaving.queue.settled(answerKey(questionId));
  const message = leaving.refusals.get(questionId);
  return message === undefined ? undefined : { questionId, message };
}

/** Asks what comes behind the question. @returns nothing where the server can't be reached */
async function askNext(leaving: Leaving, questionId: string): Promise<Departure | undefined> {
  const { model, state, execution, queue, missing, onState, onProblem } = leaving;
  try {
    const answers = state.responseId ? undefined : answersOf(model, missing);
    // Taken even where the respondent has gone elsewhere: for the server the question is passed.
    onState(await execution.next(questionId, state.language, answers));
    return DONE;
  } catch (error) {
    const [refused] = refusedQuestions(error);
    if (refused) return { kind: "refused", ...refused };
    if (error instanceof ApiError && error.problem?.code === "execution.tooEarly")
      return { kind: "refused", questionId, message: refusalText(error) ?? "" };
    if (!(error instanceof ApiError) || error.status !== 0) {
      onProblem(error);
      return DONE;
    }
    // Telling the position again finds out when the server is back.
    if (!leaving.signal.aborted) queue.put({ kind: "position", questionId });
    return undefined;
  }
}

/** Asks once all is saved; while the server can't be reached this waits, and tries again. */
async function askServer(leaving: Leaving, ask: () => Promise<Departure | undefined>): Promise<Departure> {
  const { queue, refusals, signal, onUnreachable } = leaving;
  for (;;) {
    const isSaved = await queue.settled();
    if (signal.aborted || queue.state === "stopped") return STAYED;
    const [refused] = refusals;
    if (refused) return { kind: "refused", questionId: refused[0], message: refused[1] };
    const departure = isSaved ? await ask() : undefined;
    if (departure) return departure;
    if (signal.aborted) return STAYED;
    onUnreachable();
    await queue.reached();
  }
}

/** Leaves a question: its answer is with the server, or kept, before the next one is shown. */
export async function leaveQuestion(leaving: Leaving): Promise<Departure> {
  const { model, state, queue, index, signal } = leaving;
  const questionId = questionAt(model, index);
  const refusal = questionId === undefined ? undefined : await saveAnswer(leaving, questionId);
  if (signal.aborted) return STAYED;
  if (refusal) return { kind: "refused", ...refusal };

  const isCheckpoint = questionId !== undefined && state.stops.includes(questionId);
  if (!isCheckpoint && index + 1 < model.visiblePageCount) return { kind: "next", index: index + 1 };
  if (questionId !== undefined && (isCheckpoint || !state.isWhole)) return askServer(leaving, () => askNext(leaving, questionId));
  queue.put({ kind: "complete" });
  // The queue hands over what the server says to it.
  return askServer(leaving, async () => DONE);
}
