import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { MultipleChoiceQuestion } from "../../../../survey/questions/multipleChoiceQuestion";
import { otherText, shuffling, visibleOptions } from "../shared/limeSurvey/choices";

export function toLimeSurvey(question: MultipleChoiceQuestion): LimeSurveyQuestion {
  const { min = 1, max, exclusive = [] } = question;
  const subquestions = visibleOptions(question);
  // LimeSurvey would refuse an exclusive option alone.
  const isTooMany = min > 1 && exclusive.length > 0;
  return {
    letter: "M",
    theme: "multiplechoice",
    form: { in: "ticks" },
    subquestions,
    ...otherText(question.other),
    ...shuffling(question, subquestions),
    needs: { least: isTooMany ? 1 : min },
    attributes: { max_answers: max, exclude_all_others: exclusive.length > 0 ? { codes: exclusive } : undefined },
    carried: ["options", "other", "randomOrder", "optionGroups", "min", "max", "exclusive"],
    ...(isTooMany ? { lost: [`min=${min}`] } : {}),
  };
}
