import { Helpers, Question } from "survey-core";
import { isBlankText } from "../../../../shared/isBlankText";

const isValueEmpty = Helpers.isValueEmpty.bind(Helpers);

function isEmpty(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "" ? isBlankText(value) : isValueEmpty(value);
}

function getTrimmedComment(text: unknown): unknown {
  return typeof text === "string" && isBlankText(text) ? "" : text;
}

/** A text of nothing but characters that don't show is no answer, as at the server: SurveyJS knows only white space. */
export function seeBlanks(): void {
  Helpers.isValueEmpty = isEmpty;
  Object.assign(Question.prototype, { getTrimmedComment });
}
