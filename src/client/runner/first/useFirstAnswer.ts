import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Model, QuestionFileModel } from "survey-core";
import { type FirstAnswer, firstForm, readFirstAnswer } from "./firstContent";
import { type FocusPlace, readFocus, restoreFocus } from "./focusPlace";
import { type Move, pressedMove } from "./press";

interface FirstPageState {
  readonly answer: FirstAnswer;
  readonly focus: FocusPlace | undefined;
  readonly scroll: number;
}

interface FirstAnswerInput {
  readonly model: Model;
  readonly container: RefObject<HTMLElement | null>;
  readonly onDontKnow: () => void;
  /** What was pressed below the form while this screen was coming. */
  readonly onMove: (move: Move) => void;
}

/** As if it had been entered here: it is checked, shown and sent like every answer. */
function enter(model: Model, { questionId, value, comment, files }: FirstAnswer): void {
  const question = model.getQuestionByName(questionId);
  if (!question) return;
  if (value !== undefined) model.setValue(questionId, value);
  if (comment !== "") model.setComment(questionId, comment);
  if (files.length > 0 && question.getType() === "file") (question as QuestionFileModel).loadFiles([...files]);
}

/** Takes over what was entered before this screen came, the focus and the place on the page with it. */
export function useFirstAnswer({ model, container, onDontKnow, onMove }: FirstAnswerInput): void {
  const taken = useRef<FirstPageState>(undefined);
  const [move, setMove] = useState<Move>();

  // Before anything takes the form away, which the screen's own effects do.
  useLayoutEffect(() => {
    const form = firstForm();
    if (form) taken.current = { answer: readFirstAnswer(form), focus: readFocus(form), scroll: window.scrollY };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: there is one first content, and it is taken over once
  useEffect(() => {
    const first = taken.current;
    taken.current = undefined;
    if (!first) return;
    const asked = pressedMove();
    // Another device may have gone on meanwhile: what was pressed was meant for the question that stood here.
    if (model.currentPage?.questions[0]?.name === first.answer.questionId) setMove(asked);
    if (first.answer.isUnknown) onDontKnow();
    else enter(model, first.answer);
    window.scrollTo(0, first.scroll);
    const { focus } = first;
    // After the title, which every question starts at.
    if (focus) requestAnimationFrame(() => container.current && restoreFocus(container.current, focus));
  }, []);

  const go = useEffectEvent(onMove);
  // Once the answer is this screen's.
  useEffect(() => {
    if (move) go(move);
  }, [move]);
}
