import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Model } from "survey-core";
import { ApiError } from "../../data/api";

import type { AnswerBody, Execution, ExecutionState } from "../execution";
import { refusalText } from "../refusalText";
import { answerKey, COMPLETE_KEY } from "../saving/jobs";

import type { SaveQueue } from "../saving/saveQueue";
import { answerBody, answersOf, setDontKnow } from "./createModel";
import { focusQuestion } from "./focusQuestion";
import { incompleteQuestions } from "./incompleteQuestions";

import type { ClockReading } from "./useClock";

import type { Measuring } from "./useTiming";

interface StepsInput {
  readonly model: Model;
  readonly state: ExecutionState;
  readonly execution: Execution;
  readonly queue: SaveQueue;
  readonly refusals: Map<string, string>;
  readonly container: RefObject<HTMLElement | null>;
  readonly clock: ClockReading;
  readonly measuring: Measuring;
  /** What comes next, or how it ended. */
  readonly onState: (state: ExecutionState) => void;
  readonly onProblem: (error: unknown) => void;
}

function isTooEarly(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "execution.tooEarly";
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
export function useSteps(input: StepsInput) {
  const { model, state, execution, queue, refusals, container, clock, measuring, onState, onProblem } = input;
  const [index, setIndex] = useState(() => indexOfQuestion(model, state.currentQuestionId));
  const [missing, setMissing] = useState(state.missing);
  const [isBusy, setIsBusy] = useState(false);
  const [cannotSend, setCannotSend] = useState(false);
  const [triedEarly, setTriedEarly] = useState(false);
  // Counts the ways on that were asked for: whoever goes back while one waits has given it up.
  const attempt = useRef(0);
  const total = model.visiblePageCount;
  const questionId = questionAt(model, index);

  useLayoutEffect(() => {
    model.currentPageNo = index;
  }, [model, index]);

  useLayoutEffect(() => measuring.enter(questionId), [measuring, questionId]);

  // Each page, the first one too, starts at its question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is the reason to move the focus
  useEffect(() => focusQuestion(container.current), [container, index]);

  const isFirstShown = state.clock !== null && state.currentQuestionId === null;
  useEffect(() => {
    if (isFirstShown && questionId) queue.put({ kind: "position", questionId });
  }, [queue, isFirstShown, questionId]);

  useEffect(
    () => () => {
      attempt.current += 1;
    },
    [],
  );

  const go = (target: number) => {
    attempt.current += 1;
    queue.drop(COMPLETE_KEY);
    setIsBusy(false);
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

  /** Asks how it goes on from here. @returns whether the server has said so, or why it doesn't */
  const askNext = async (id: string): Promise<boolean> => {
    try {
      onState(await execution.next(id, state.language, state.responseId ? undefined : answersOf(model, missing)));
    } catch (error) {
      const refused = incompleteQuestions(error)[0];
      if (refused) showRefusal(refused.questionId, refused.message);
      else if (isTooEarly(error)) showRefusal(id, refusalText(error) ?? "");
      else if (error instanceof ApiError && error.status === 0) {
        // Telling the place again finds out when the server is back.
        queue.put({ kind: "position", questionId: id });
        return false;
      } else onProblem(error);
    }
    return true;
  };

  /** Until the server has said how it goes on: while it can't be reached this waits, and goes on by itself. */
  const askServer = async (id: string | undefined) => {
    attempt.current += 1;
    const own = attempt.current;
    if (id === undefined) queue.put({ kind: "complete" });
    for (;;) {
      const isSent = await queue.settled();
      if (attempt.current !== own || queue.state === "stopped") return;
      const [refused] = refusals;
      if (refused) return showRefusal(...refused);
      if (isSent && (id === undefined || (await askNext(id)))) return;
      setCannotSend(true);
      await queue.reached();
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
    if (questionId) tellTime(questionId);
    if (questionId) await queue.settled(answerKey(questionId));
    const refusal = questionId && refusals.get(questionId);
    if (questionId && refusal) return showRefusal(questionId, refusal);
    const stop = questionId && (isStop(questionId) || !state.isWhole) ? questionId : undefined;
    if (index + 1 < total && !(questionId && isStop(questionId))) go(index + 1);
    else await askServer(stop);
  };

  const leave = () => {
    setIsBusy(true);
    void advance().finally(() => setIsBusy(false));
  };

  const next = () => {
    if (isBusy) return;
    setTriedEarly(clock.isEarly);
    if (!clock.isEarly && isAnswered()) leave();
  };

  const leaveLate = useEffectEvent(() => {
    model.readOnly = true;
    if (questionId) refusals.delete(questionId);
    leave();
  });
  useEffect(() => {
    if (clock.isOver) leaveLate();
  }, [clock.isOver]);

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
    triedEarly,
    next,
    back: () => go(index - 1),
    toggleDontKnow,
  };
}
