import type { ImportedSurvey } from "../../../../survey/exchange/importer";
import type { SurveyHead } from "./readingMessages";

/** @param isToGuess whether anybody wants to know what was guessed */
export function headOf({ questionnaire, unmapped, quotas, responses, guesses }: ImportedSurvey, isToGuess: boolean): SurveyHead {
  return {
    ...{ questionnaire, unmapped },
    ...(quotas ? { quotas } : {}),
    respondents: responses.length,
    partial: responses.filter(({ isPartial }) => isPartial).length,
    guesses: isToGuess ? (guesses?.() ?? []) : [],
  };
}
