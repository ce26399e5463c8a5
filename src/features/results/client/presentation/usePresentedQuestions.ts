import { useMemo } from "react";
import type { QuestionResult } from "../../shared/api";
import { arrangeQuestions } from "../../shared/arrangeQuestions";
import type { Presentation } from "../../shared/presentationApi";
import { presentQuestion } from "../../shared/presentQuestion";

/** A question as the team shows it, and as it is asked. */
export interface PresentedQuestion {
  readonly asked: QuestionResult;
  readonly shown: QuestionResult;
}

/** The answerable questions that are shown, in the order of the page. */
export function usePresentedQuestions(questions: readonly QuestionResult[], { charts, order }: Presentation) {
  return useMemo(
    () =>
      arrangeQuestions(
        questions.filter(({ isAnswerable }) => isAnswerable),
        order,
      ).flatMap((asked): readonly PresentedQuestion[] => {
        const { isHidden = false, ...settings } = charts[asked.id] ?? {};
        return isHidden ? [] : [{ asked, shown: presentQuestion(asked, settings) }];
      }),
    [questions, charts, order],
  );
}
