import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { Model } from "survey-core";
import { ApiError } from "../../data/api";
import type { AnswerBody, Execution, ExecutionState } from "../execution";
import { answerKey } from "../saving/jobs";
import type { SaveQueue } from "../saving/saveQueue";
import { answerBody, answersOf, setDontKnow } from "./createModel";
import { focusQuestion } from "./focusQuestion";
import { incompleteQuestions } from "./incompleteQuestions";
import type { Measuring } from "./useTiming";

interface StepsInput {
  readonly model: Model;
  readonly state: ExecutionState;
  readonly execution: Execution;
  readonly queue: SaveQueue;
  readonly refusals: Map<string, string>;
  readonly container: RefObject<HTMLElement | null>;
  readonly measuring: Measuring;
  /** What comes next, or how it ended. */
  readonly onState: (state: ExecutionState) => void;
  readonly onProblem: (error: unknown) => void;
}

/** The question of a page; a page of informative text has none. */
function questionAt(model: Model, index: number): string | undefined {
  return model.visiblePages[index]?.questions[0]?.name;
}

function indexOfQuestion(model: Model, questionId: string | null): number {
  return Math.max(
    0,
    model.visiblePages.findIndex((page) => page.questions.some((question) => question.name === questionId)),
  );
}

/** Moving through the questionnaire: an answer is with the server, or kept, before the next question shows. */
export function useSteps({ model, state, execution, queue, refusals, container, measuring, onState, onProblem }: StepsInput) {
  const [index, setIndex] = useState(() => indexOfQuestion(model, state.currentQuestionId));
  const [missing, setMissing] = useState(state.missing);
  const [isBusy, setIsBusy] = useState(false);
  const [cannotSend, setCannotSend] = useState(false);
  const total = model.visiblePageCount;
  const questionId = questionAt(model, index);

  useLayoutEffect(() => {
    model.currentPageNo = index;
  }, [model, index]);

  useLayoutEffect(() => measuring.enter(questionId), [measuring, questionId]);

  // Each page, the first one too, starts at its question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is the reason to move the focus
  useEffect(() => focusQuestion(container.current), [container, index]);

  const go = (target: number) => {
    setIndex(target);
    setCannotSend(false);
    const id = questionAt(model, target);
    if (id) queue.put({ kind: "position", questionId: id });
  };

  const showRefusal = (id: string, message: string) => {
    go(indexOfQuestion(model, id));
    const question = model.getQuestionByName(id);
    question?.clearErrors();
    question?.addError(message);
  };

  const isStop = (id: string) => state.stops.includes(id);

  /** What the server says of the questionnaire's end, or of how it goes on from here. */
  const ask = async (): Promise<ExecutionState> => {
    if (questionId && isStop(questionId))
      return execution.next(questionId, state.language, state.responseId ? undefined : answersOf(model, missing));
    const { closing, disposition } = await execution.complete();
    return { ...state, state: disposition === "complete" ? "complete" : "ended", disposition, closing: closing ?? state.closing };
  };

  const askServer = async () => {
    const isSent = await queue.settled();
    const [refused] = refusals;
    if (refused) return showRefusal(...refused);
    if (!isSent) return setCannotSend(true);
    try {
      onState(await ask());
    } catch (error) {
      const [first] = incompleteQuestions(error);
      if (first) showRefusal(first.questionId, first.message);
      else if (error instanceof ApiError && error.status === 0) setCannotSend(true);
      else onProblem(error);
    }
  };

  const isAnswered = (): boolean =>
    (questionId && missing[questionId]) !== undefined || model.currentPage?.validate(true, true) !== false;

  /** What the time since the answer has added goes after it. */
  const tellTime = (id: string) => {
    const body: AnswerBody = missing[id] ? { value: null, missing: missing[id] } : answerBody(model, id);
    if (!measuring.isOutdated(id) || (body.value === null && !body.missing)) return;
    queue.put({ kind: "answer", questionId: id, body: { ...body, ...measuring.effortOf(id) } });
  };

  const advance = async () => {
    if (!isAnswered()) return;
    if (questionId) tellTime(questionId);
    if (questionId) await queue.settled(answerKey(questionId));
    const refusal = questionId && refusals.get(questionId);
    if (questionId && refusal) return showRefusal(questionId, refusal);
    if (index + 1 < total && !(questionId && isStop(questionId))) go(index + 1);
    else await askServer();
  };

  const next = () => {
    if (isBusy) return;
    setIsBusy(true);
    void advance().finally(() => setIsBusy(false));
  };

  const toggleDontKnow = (isOn: boolean) => {
    if (!questionId) return;
    const { [questionId]: _before, ...others } = missing;
    setMissing(isOn ? { ...others, [questionId]: "dont-know" } : others);
    setDontKnow(model, questionId, isOn);
    queue.put({
      kind: "answer",
      questionId,
      body: { value: null, ...(isOn ? { missing: "dont-know" as const, ...measuring.effortOf(questionId) } : {}) },
    });
    refusals.delete(questionId);
  };

  return {
    index,
    total,
    isLast: index + 1 >= total && state.isWhole,
    progress: { current: state.passed + index + 1, total: state.passed + total + state.ahead },
    /** An informative text has no title of its own for a heading. */
    isText: model.visiblePages[index]?.questions[0]?.getType() === "html",
    questionId,
    missing,
    isBusy,
    cannotSend,
    next,
    back: () => go(index - 1),
    toggleDontKnow,
  };
}
