import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Model, Question } from "survey-core";
import { ApiError } from "../../data/api";
import type { AnswerBody, Execution, ExecutionState } from "../execution";
import { refusalText } from "../refusalText";
import { answerKey, COMPLETE_KEY } from "../saving/jobs";
import type { SaveQueue } from "../saving/saveQueue";
import { answerBody, answersOf, isIncomplete, questionOfValue, setDontKnow } from "./createModel";
import { repeatedText } from "./differentRounds";
import { focusFault, focusQuestion } from "./focusQuestion";
import { refusedQuestions } from "./refusedQuestions";
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

/** The same object where there is nothing to take out. */
function without<Value>(record: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> {
  if (!Object.hasOwn(record, name)) return record;
  const { [name]: _gone, ...rest } = record;
  return rest;
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

  // Whoever answers after all does know.
  const takeBack = useEffectEvent((question: Question) => {
    if (missing[question.name] === undefined || (question.isEmpty() && !model.getComment(question.name))) return;
    setMissing((before) => without(before, question.name));
    // Until the answer is whole there is none.
    if (isIncomplete(question)) queue.put({ kind: "answer", questionId: question.name, body: { value: null } });
  });
  useEffect(() => {
    const given = (_: unknown, { name }: { readonly name: string }) => {
      const question = questionOfValue(model, name);
      if (question) takeBack(question);
    };
    model.onValueChanged.add(given);
    return () => model.onValueChanged.remove(given);
  }, [model]);

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
      const refused = refusedQuestions(error)[0];
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

  const isAnswered = (): boolean => {
    if ((questionId && missing[questionId]) !== undefined) return true;
    if (model.currentPage?.validate(true, false) === false) return false;
    const question = questionId ? model.getQuestionByName(questionId) : null;
    const repeated = question && repeatedText(model, question);
    if (question && repeated) showRefusal(question.name, repeated);
    return !repeated;
  };

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
    if (clock.isEarly) return;
    if (isAnswered()) leave();
    else focusFault(container.current);
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
    setMissing((before) => (isOn ? { ...before, [questionId]: "dont-know" } : without(before, questionId)));
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
    back: () => go(Math.max(0, index - 1)),
    toggleDontKnow,
  };
}
