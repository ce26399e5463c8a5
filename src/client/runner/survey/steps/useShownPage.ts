import { type RefObject, useEffect, useLayoutEffect } from "react";
import type { Model } from "survey-core";
import { whenReleased } from "../../first/press";
import type { TimingTools } from "../timing/useTiming";
import { focusQuestion } from "./focusQuestion";
import { questionAt } from "./pages";

interface ShownPage {
  readonly model: Model;
  readonly index: number;
  readonly measuring: TimingTools;
  readonly container: RefObject<HTMLElement | null>;
}

/** Shows a page, measures the time on it and starts it at its question. @returns the question's id */
export function useShownPage({ model, index, measuring, container }: ShownPage): string | undefined {
  const questionId = questionAt(model, index);

  useLayoutEffect(() => {
    model.currentPageNo = index;
  }, [model, index]);

  useLayoutEffect(() => measuring.enter(questionId), [measuring, questionId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is the reason to move the focus
  useEffect(() => whenReleased(() => focusQuestion(container.current)), [container, index]);

  return questionId;
}
