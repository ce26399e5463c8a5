import { AppError, type FieldIssue } from "../../shared/errors";
import { localize } from "../../shared/languages";
import { type Questionnaire, questionsOf } from "../questionnaire";
import type { QuestionnaireIssue } from "./findIssues";

const LONGEST_PLACE = 80;

function placeOf(questionnaire: Questionnaire, questionId: string | undefined): string | undefined {
  const question = questionsOf(questionnaire).find(({ id }) => id === questionId);
  if (!question) return undefined;
  return [question.variable, localize(question.title, questionnaire.languages[0] ?? "").trim()]
    .filter(Boolean)
    .join(" · ")
    .slice(0, LONGEST_PLACE);
}

/** Faults of a questionnaire, each with its place, as errors of fields. */
export function fieldIssuesOf(questionnaire: Questionnaire, faults: readonly QuestionnaireIssue[]): readonly FieldIssue[] {
  return faults.map(({ questionId, path, fault, params }) => {
    const place = placeOf(questionnaire, questionId);
    return {
      path: questionId === undefined ? path : `/${questionId}${path}`,
      rule: fault,
      messageKey: `questionFaults.${fault}`,
      ...(params ? { params } : {}),
      ...(place ? { place } : {}),
    };
  });
}

/** The refusal of a questionnaire with faults. */
export function invalidQuestionnaire(questionnaire: Questionnaire, faults: readonly QuestionnaireIssue[]): AppError {
  return new AppError("questionnaire.faulty", { faults: fieldIssuesOf(questionnaire, faults) });
}
