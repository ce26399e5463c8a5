import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import { isBlank } from "../../../../survey/questions/isBlank";
import type { SingleChoiceQuestion } from "../../../../survey/questions/singleChoiceQuestion";
import { otherText, shuffling, visibleOptions } from "../shared/limeSurvey/choices";

/** A list with buttons or to unfold; with a comment, the list that has a field for one beside. */
export function toLimeSurvey(question: SingleChoiceQuestion): LimeSurveyQuestion {
  const isDropdown = question.display === "dropdown";
  const answers = visibleOptions(question);
  const hasComment = !isBlank(question.comment) && isBlank(question.other) && !isDropdown;
  const list = isDropdown ? { letter: "!", theme: "list_dropdown" } : { letter: "L", theme: "listradio" };
  return {
    ...(hasComment ? { letter: "O", theme: "list_with_comment" } : list),
    form: { in: "whole", of: "code" },
    answers,
    ...otherText(question.other),
    ...shuffling(question, answers),
    carried: ["options", "other", "display", "randomOrder", "optionGroups"],
  };
}
