import type { Json } from "../../../shared/json";
import type { ExecutionState } from "../execution";
import type { PendingWrite, StoredWrite } from "./pendingWrites";

/** The state as the respondent last saw it: what the server has, and over it what it never received. */
export function withStoredWrites(state: ExecutionState, kept: readonly StoredWrite[]): ExecutionState {
  return kept.reduce((before, { job: write }) => withWrite(before, write), state);
}

function withWrite(state: ExecutionState, job: PendingWrite): ExecutionState {
  if (job.kind === "position") return { ...state, currentQuestionId: job.questionId };
  if (job.kind !== "answer") return state;
  const { questionId, body } = job;
  const answers: Record<string, Json> = { ...state.answers };
  const missing: Record<string, "dont-know"> = { ...state.missing };
  delete answers[questionId];
  delete answers[`${questionId}-Comment`];
  delete missing[questionId];
  if (body.missing) missing[questionId] = body.missing;
  else if (body.value !== null) answers[questionId] = body.value;
  if (body.comment) answers[`${questionId}-Comment`] = body.comment;
  return { ...state, answers, missing };
}
