import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import type { SpaceDb } from "../../../../src/server/kit";
import { isJsonObject, type Json } from "../../../../src/shared/json";
import { localize } from "../../../../src/shared/languages";
import { type Question, type Questionnaire, questionsOf } from "../../../../src/survey/questionnaire";
import { NEURO_TEST, type Zone } from "../../shared/neuroTest";

/** An advertisement, as far as results need to know it. */
export interface NeuroAd {
  readonly questionId: string;
  readonly title: string;
  readonly image: string | null;
  readonly zones: readonly Zone[];
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
const isZone = (value: Json): boolean =>
  isJsonObject(value) && [value.x, value.y, value.width, value.height].every((share) => typeof share === "number");

/** Reads what the question type's settings say, the only place of results that knows them. */
export function neuroAd(question: Question, language: string): NeuroAd {
  const { id, title, brand, image, zones } = question;
  const given = Array.isArray(zones) ? (zones as readonly Json[]).filter(isZone) : [];
  return {
    questionId: id,
    title: (localize(title, language) || textOf(brand) || id).slice(0, 200),
    image: textOf(image),
    zones: given as unknown as readonly Zone[],
  };
}

/** The advertisements of a study's published questionnaire, in its order. @throws AppError `record.notFound` */
export async function neuroAds(db: SpaceDb, studyId: string, questionnaires: QuestionnaireService) {
  const { id: questionnaireId, publishedVersion } = await questionnaires.questionnaireOf(db, studyId);
  const version = await questionnaires.publishedVersionOf(db, { id: questionnaireId, publishedVersion });
  const document = version?.document as unknown as Questionnaire | undefined;
  const tests = document ? questionsOf(document).filter(({ type }) => type === NEURO_TEST) : [];
  return { questionnaireId, ads: tests.map((question) => neuroAd(question, document?.languages[0] ?? "es")) };
}
