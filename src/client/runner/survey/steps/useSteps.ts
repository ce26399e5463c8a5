import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { Model } from "survey-core";
import type { Execution, ExecutionState } from "../../execution";
import { COMPLETE_KEY } from "../../saving/pendingWrites";
import type { SaveQueue } from "../../saving/saveQueue";
import { repeatedText } from "../model/differentRounds";
import type { ClockReading } from "../timing/useClock";
import type { TimingTools } from "../timing/useTiming";
import { focusIssue } from "./focusQuestion";
import { leaveQuestion, type Refusal } from "./leaveQuestion";
import { indexOfQuestion, isTextAt, questionAt } from "./pages";
import { reduceStep, type StepState } from "./stepState";
import { useDontKnow } from "./useDontKnow";
import { useShownPage } from "./useShownPage";

interface StepsInput {
  readonly model: Model;
  readonly state: ExecutionState;
  readonly execution: Execution;
  readonly queue: SaveQueue;
  readonly refusals: Map<string, string>;
  readonly container: RefObject<HTMLElement | null>;
  readonly clock: ClockReading;
  readonly measuring: TimingTools;
  /** What comes next, or how it ended. */
  readonly onState: (state: ExecutionState) => void;
  readonly onProblem: (error: unknown) => void;
}

function initialStep({ model, state }: StepsInput): StepState {
  const index = indexOfQuestion(model, state.currentQuestionId);
  return { index, phase: "answering", missing: state.missing, triedEarly: false };
}

/** Whether a question can be left as it is. @returns the refusal where only the answer itself is wrong */
function checkAnswer(model: Model, questionId: string | undefined, missing: StepState["missing"]): boolean | Refusal {
  if (questionId !== undefined && missing[questionId] !== undefined) return true;
  if (model.currentPage?.validate(true, false) === false) return false;
  const question = questionId === undefined ? undefined : model.getQuestionByName(questionId);
  const message = question && repeatedText(model, question);
  return question && message ? { questionId: question.name, message } : true;
}

/** Moves between questions, one attempt to leave at a time: a later one, or going elsewhere, gives up the one before. */
function useMoves(input: StepsInput) {
  const { model, queue } = input;
  const [step, dispatch] = useReducer(reduceStep, input, initialStep);
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  const show = (index: number) => {
    attempt.current?.abort();
    queue.drop(COMPLETE_KEY);
    dispatch({ type: "shown", index });
    const id = questionAt(model, index);
    if (id) queue.put({ kind: "position", questionId: id });
  };

  const showRefusal = ({ questionId, message }: Refusal) => {
    show(indexOfQuestion(model, questionId));
    const question = model.getQuestionByName(questionId);
    question?.clearErrors();
    question?.addError(message);
  };

  const leave = async () => {
    attempt.current?.abort();
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const { missing, index } = step;
    dispatch({ type: "leaving" });
    const onUnreachable = () => dispatch({ type: "unreachable" });
    const departure = await leaveQuestion({ ...input, missing, index, signal, onUnreachable });
    if (signal.aborted) return;
    if (departure.kind === "next") show(departure.index);
    else if (departure.kind === "refused") showRefusal(departure);
    else dispatch({ type: "stayed" });
  };

  return { step, dispatch, show, showRefusal, leave };
}

/** Moving through the questionnaire: an answer is with the server, or kept, before the next question shows. */
export function useSteps(input: StepsInput) {
  const { model, state, queue, refusals, container, clock, measuring } = input;
  const { step, dispatch, show, showRefusal, leave } = useMoves(input);
  const { index, phase, missing, triedEarly } = step;
  const questionId = useShownPage({ model, index, measuring, container });
  const toggleDontKnow = useDontKnow({ model, queue, refusals, measuring, missing, dispatch, questionId });

  const isFirstShown = state.clock !== null && state.currentQuestionId === null;
  useEffect(() => {
    if (isFirstShown && questionId) queue.put({ kind: "position", questionId });
  }, [queue, isFirstShown, questionId]);

  const leaveLate = useEffectEvent(() => {
    model.readOnly = true;
    if (questionId) refusals.delete(questionId);
    void leave();
  });
  useEffect(() => {
    if (clock.isOver) leaveLate();
  }, [clock.isOver]);

  const next = () => {
    if (phase !== "answering") return;
    dispatch({ type: "triedNext", isEarly: clock.isEarly });
    if (clock.isEarly) return;
    const checked = checkAnswer(model, questionId, missing);
    if (checked === true) return void leave();
    if (checked !== false) showRefusal(checked);
    focusIssue(container.current);
  };

  const total = model.visiblePageCount;
  return {
    index,
    total,
    isLast: index + 1 >= total && state.isWhole,
    progress: { current: state.passed + index + 1, total: state.passed + total + state.ahead },
    isText: isTextAt(model, index),
    questionId,
    missing,
    isBusy: phase !== "answering",
    cannotSend: phase === "waiting",
    triedEarly,
    next,
    back: () => show(Math.max(0, index - 1)),
    toggleDontKnow,
  };
}
