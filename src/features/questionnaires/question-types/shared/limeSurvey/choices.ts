import type { LocalizedText } from "../../../../../shared/languages";
import type { LimeSurveyQuestion } from "../../../../../survey/exchange/limeSurvey";
import { groupsOf, inGroups } from "../../../../../survey/logic/optionGroups";
import type { Option, Question } from "../../../../../survey/questionnaire";
import { isBlank } from "../../../../../survey/questions/isBlank";

/** The options as they are shown: those under one heading together. */
export function visibleOptions(question: Question & { readonly options: readonly Option[] }): readonly Option[] {
  return inGroups(question.options, groupsOf(question));
}

/** The text of an "other" option, where the question offers one. */
export function otherText(other: LocalizedText | undefined): Pick<LimeSurveyQuestion, "other"> {
  return other && !isBlank(other) ? { other } : {};
}

interface ShuffledQuestion extends Question {
  readonly randomOrder?: boolean;
  readonly exclusive?: readonly string[];
}

/** Random order of a question's options or rows, with those that keep their place. */
export function shuffling(
  question: ShuffledQuestion,
  options: readonly Option[],
): Pick<LimeSurveyQuestion, "isRandom" | "pinned"> {
  const exclusive = new Set(question.exclusive);
  const pinned = options.filter(({ code, isPinned, group }) => isPinned || group !== undefined || exclusive.has(code));
  return { isRandom: question.randomOrder === true, pinned: pinned.map(({ code }) => code) };
}
