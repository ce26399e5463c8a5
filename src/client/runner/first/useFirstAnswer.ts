import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Model, QuestionFileModel } from "survey-core";
import { noteTap } from "../survey/model/doubleTaps";
import { type FirstAnswer, takeFirstPage } from "./firstContent";
import { restoreFocus } from "./focusPlace";
import { type Move, pressedMove, whenReleased } from "./press";

interface FirstAnswerInput {
  readonly model: Model;
  readonly container: RefObject<HTMLElement | null>;
  readonly onDontKnow: (isOn: boolean) => void;
  /** What was pressed below the form while this screen was coming. */
  readonly onMove: (move: Move) => void;
}

/** As if it had been entered here: it is checked, shown and sent like every answer. */
function enter(model: Model, { questionId, value, comment, files }: FirstAnswer): void {
  const question = model.getQuestionByName(questionId);
  if (!question) return;
  if (value !== undefined || !question.isEmpty()) model.setValue(questionId, value);
  if (comment !== model.getComment(questionId)) model.setComment(questionId, comment);
  if (files.length > 0 && question.getType() === "file") (question as QuestionFileModel).loadFiles([...files]);
}

/** Takes over what was entered before this screen came, the focus and the place on the page with it. */
export function useFirstAnswer({ model, container, onDontKnow, onMove }: FirstAnswerInput): void {
  const [move, setMove] = useState<Move>();

  const takeOver = useEffectEvent(() => {
    const first = takeFirstPage();
    if (!first) return;
    const { answer, focus, scroll } = first;
    const { isAnswer, isUnknown } = answer.changed;
    const asked = pressedMove();
    // Another device may have gone on meanwhile: what was pressed was meant for the question that stood here.
    if (model.currentPage?.questions[0]?.name === answer.questionId) setMove(asked);
    // What nobody has touched is as the server had it: this browser may keep something newer, which the model has.
    if (isUnknown && answer.isUnknown) onDontKnow(true);
    else if (isAnswer) enter(model, answer);
    else if (isUnknown) onDontKnow(false);
    // The other half of a double tap may come here.
    const question = model.getQuestionByName(answer.questionId);
    if (question) noteTap(question);
    window.scrollTo(0, scroll);
    // After the title, which every question starts at.
    if (focus) requestAnimationFrame(() => container.current && restoreFocus(container.current, focus));
  });
  // In the moment in which the server's page goes away: what is tapped before goes into it, what is tapped after into this one.
  useEffect(() => whenReleased(takeOver), []);

  const go = useEffectEvent(onMove);
  // Once the answer is this screen's.
  useEffect(() => {
    if (move) go(move);
  }, [move]);
}
