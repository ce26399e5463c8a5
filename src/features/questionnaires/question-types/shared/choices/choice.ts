import { compact } from "../../../../../shared/compact";
import { isBlankText } from "../../../../../shared/isBlankText";
import type { JsonObject } from "../../../../../shared/json";
import { localize } from "../../../../../shared/languages";
import type { Answer, Option } from "../../../../../survey/questionnaire";
import { type ChoiceQuestion, OTHER } from "../../../../../survey/questions/choiceQuestion";
import { isBlank } from "../../../../../survey/questions/isBlank";
import type { AnswerIssue, DefinitionIssue, Variable } from "../../../../../survey/questionType";
import {
  flagSchema,
  groupSchema,
  localizedSchema,
  optionGroupsSchema,
  optionsSchema,
  pinnedSchema,
} from "../../../../../survey/types/settingsSchemas";
import { partLabel, partName } from "../variables";
import { attentionIssues, attentionSettings } from "./attention";
import { groupIssues } from "./optionGroups";
import { optionIssues, surveyItems } from "./options";

export const choiceSettings: JsonObject = {
  options: optionsSchema("Options", { ...pinnedSchema, ...groupSchema }),
  optionGroups: optionGroupsSchema,
  other: localizedSchema("Other option with text"),
  comment: localizedSchema("Comment field"),
  placeholder: localizedSchema("Placeholder"),
  randomOrder: flagSchema("Random answer order"),
  ...attentionSettings,
};

/** The options and, where there is one, the "other" option. */
export function offeredOptions(question: ChoiceQuestion): readonly Option[] {
  return isBlank(question.other) ? question.options : [...question.options, { code: OTHER, label: question.other ?? {} }];
}

export function choiceIssues(question: ChoiceQuestion): readonly DefinitionIssue[] {
  const hasOther = !isBlank(question.other);
  const faults = [...optionIssues(question.options, "/options", hasOther ? [OTHER] : []), ...groupIssues(question)];
  if (hasOther && !isBlank(question.comment)) faults.push({ path: "/comment", fault: "commentWithOther" });
  const codes = offeredOptions(question).map(({ code }) => code);
  return [...faults, ...attentionIssues(question, codes)];
}

/** An "other" has to say which (spec section 5: extra explanation required on some answers). */
export function otherIssues(codes: readonly string[], comment: string | undefined): readonly AnswerIssue[] {
  return codes.includes(OTHER) && comment !== undefined && isBlankText(comment) ? [{ path: "/comment", rule: "required" }] : [];
}

/** The part of a SurveyJS choice element that does not depend on the number of selections. */
export function surveyChoice(question: ChoiceQuestion, language: string): JsonObject {
  const placeholder = localize(question.placeholder, language) || undefined;
  const hasOther = !isBlank(question.other);
  const hasComment = !hasOther && !isBlank(question.comment);
  return compact({
    name: question.id,
    choices: surveyItems(question.options, language),
    choicesOrder: question.randomOrder ? "random" : undefined,
    showOtherItem: hasOther || undefined,
    otherText: hasOther ? localize(question.other, language) : undefined,
    otherPlaceholder: hasOther ? placeholder : undefined,
    showCommentArea: hasComment || undefined,
    commentText: hasComment ? localize(question.comment, language) : undefined,
    commentPlaceholder: hasComment ? placeholder : undefined,
  });
}

/** The variable of the open text, where the question has one. */
export function commentVariables(question: ChoiceQuestion, language: string): readonly Variable[] {
  const text = isBlank(question.other) ? question.comment : question.other;
  if (isBlank(text)) return [];
  return [{ name: commentName(question), label: partLabel(question, language, localize(text, language)), measure: "text" }];
}

export function commentCells(question: ChoiceQuestion, answer: Answer): Readonly<Record<string, string>> {
  const hasText = !isBlank(question.other) || !isBlank(question.comment);
  return hasText && answer.comment ? { [commentName(question)]: answer.comment } : {};
}

function commentName(question: ChoiceQuestion): string {
  return isBlank(question.other) ? partName(question, "comment") : partName(question, OTHER, "text");
}
