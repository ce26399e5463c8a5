import type { ExecutionState } from "../../execution";

/**
 * `answering`: the question is the respondent's. `leaving`: its answer is on the way, or the server is being asked what
 * comes next. `waiting`: leaving goes on once the server can be reached; going back gives it up.
 */
export type StepPhase = "answering" | "leaving" | "waiting";

/** Which question is seen, and how far leaving it has come. */
export interface StepState {
  /** Of its page among the visible ones. */
  readonly index: number;
  readonly phase: StepPhase;
  /** Questions without an answer, and why. */
  readonly missing: ExecutionState["missing"];
  /** Whether the respondent wanted to go on before the question's minimum time. */
  readonly triedEarly: boolean;
}

export type StepAction =
  | { readonly type: "triedNext"; readonly isEarly: boolean }
  | { readonly type: "leaving" }
  | { readonly type: "unreachable" }
  /** Leaving ended where it began. */
  | { readonly type: "stayed" }
  | { readonly type: "shown"; readonly index: number }
  | { readonly type: "answered"; readonly questionId: string }
  | { readonly type: "notKnown"; readonly questionId: string };

/** The same object where there is nothing to take out. */
function without<Value>(record: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> {
  if (!Object.hasOwn(record, name)) return record;
  const { [name]: _gone, ...rest } = record;
  return rest;
}

export function reduceStep(state: StepState, action: StepAction): StepState {
  switch (action.type) {
    case "triedNext":
      return { ...state, triedEarly: action.isEarly };
    case "leaving":
      return { ...state, phase: "leaving" };
    case "unreachable":
      return state.phase === "leaving" ? { ...state, phase: "waiting" } : state;
    case "stayed":
      return { ...state, phase: "answering" };
    case "shown":
      return { ...state, index: action.index, phase: "answering" };
    case "answered":
      return { ...state, missing: without(state.missing, action.questionId) };
    case "notKnown":
      return { ...state, missing: { ...state.missing, [action.questionId]: "dont-know" } };
  }
}
