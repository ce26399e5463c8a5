import { surveyjs } from "../../../src/features/exchange/exporters/surveyjs";
import { questionTypes } from "../../../src/features/questionnaires/question-types";
import type { JsonObject } from "../../../src/shared/json";
import type { ImportLoss } from "../../../src/survey/exchange/importer";
import type { Questionnaire } from "../../../src/survey/questionnaire";

/** Helpers of the tests of this format; no product code imports them. */

/** What is written of a questionnaire. */
export function fileOf(questionnaire: Questionnaire): { json: JsonObject; content: string; unmapped: readonly ImportLoss[] } {
  const types = new Map(questionTypes.map((type) => [type.name, type]));
  const { content, unmapped } = surveyjs.write({ questionnaire, title: "Activity", quotas: [], questionTypes: types });
  return { json: JSON.parse(content), content, unmapped };
}

interface WrittenSurvey {
  readonly pages: readonly (JsonObject & { readonly elements: readonly JsonObject[] })[];
  readonly elements: readonly JsonObject[];
  readonly triggers: readonly JsonObject[];
}

/** The file's pages, and all of their elements in order. */
export function surveyOf(json: JsonObject): WrittenSurvey {
  const { pages, triggers = [] } = json as unknown as Partial<WrittenSurvey>;
  return { pages: pages ?? [], elements: (pages ?? []).flatMap(({ elements }) => elements), triggers };
}

export function reasonsOf(unmapped: readonly ImportLoss[], question: string): readonly string[] {
  return unmapped.filter((entry) => entry.question === question).map(({ reason }) => reason);
}
