import { type ActionDispatch, useEffect, useEffectEvent } from "react";
import type { Model } from "survey-core";
import type { SaveQueue } from "../../saving/saveQueue";
import { isIncomplete, questionOfValue, setDontKnow } from "../model/createModel";
import type { TimingTools } from "../timing/useTiming";
import type { StepAction, StepState } from "./stepState";

interface DontKnowInput {
  readonly model: Model;
  readonly queue: SaveQueue;
  readonly refusals: Map<string, string>;
  readonly measuring: TimingTools;
  readonly missing: StepState["missing"];
  readonly dispatch: ActionDispatch<[StepAction]>;
  readonly questionId: string | undefined;
}

/** "Don't know" instead of an answer, until there is one. @returns switches it on or off */
export function useDontKnow(input: DontKnowInput): (isOn: boolean) => void {
  const { model, queue, refusals, measuring, missing, dispatch, questionId } = input;

  const takeBack = useEffectEvent((name: string) => {
    const question = questionOfValue(model, name);
    if (!question || missing[question.name] === undefined) return;
    if (question.isEmpty() && !model.getComment(question.name)) return;
    dispatch({ type: "answered", questionId: question.name });
    // Until the answer is whole there is none.
    if (isIncomplete(question)) queue.put({ kind: "answer", questionId: question.name, body: { value: null } });
  });
  useEffect(() => {
    const changed = (_: unknown, { name }: { readonly name: string }) => takeBack(name);
    model.onValueChanged.add(changed);
    return () => model.onValueChanged.remove(changed);
  }, [model]);

  return (isOn) => {
    if (questionId === undefined) return;
    dispatch({ type: isOn ? "notKnown" : "answered", questionId });
    setDontKnow(model, questionId, isOn);
    const reason = isOn ? { missing: "dont-know" as const, ...measuring.effortOf(questionId) } : {};
    queue.put({ kind: "answer", questionId, body: { value: null, ...reason } });
    refusals.delete(questionId);
  };
}
