import type { SpaceDb } from "../../../server/kit";
import { localize } from "../../../shared/languages";
import type { Quality } from "../shared/api/quality";
import { checks } from "../shared/checks";
import { assess, type ResponseAssessment } from "./assess";
import { type CheckedQuestionnaire, checkedQuestionnaire } from "./checkedQuestionnaire";
import { finishedResponses } from "./finishedResponses";
import { observeResponses } from "./observeResponses";
import { presentRows } from "./presentRows";
import type { QualityServices } from "./services";

interface QualityQuery {
  readonly activityId: string;
  readonly withTest: boolean;
  readonly language: string;
  readonly flag?: string | undefined;
  readonly review?: "kept" | "discarded" | "undecided" | undefined;
  /** First and last row, from 0. */
  readonly from: number;
  readonly to: number;
}

async function readReviews(db: SpaceDb, questionnaireId: string, withTest: boolean): Promise<ReadonlyMap<string, string>> {
  const rows = await finishedResponses(db, questionnaireId, withTest)
    .select(["id", "review"])
    .where("review", "is not", null)
    .execute();
  return new Map(rows.flatMap(({ id, review }) => (review === null ? [] : [[id, review] as const])));
}

/** Responses to look at, those with most signs first, then the newest. */
function listed(assessed: readonly ResponseAssessment[], reviews: ReadonlyMap<string, string>, { flag, review }: QualityQuery) {
  const worth = assessed.filter(({ flags, response }) => flags.length > 0 || reviews.has(response.id));
  const ofFlag = flag === undefined ? worth : worth.filter(({ flags }) => flags.some(({ name }) => name === flag));
  const ofReview = ofFlag.filter(({ response }) => review === undefined || (reviews.get(response.id) ?? "undecided") === review);
  return ofReview.toSorted((a, b) => b.flags.length - a.flags.length || (a.response.id < b.response.id ? 1 : -1));
}

function questionsOf({ questions }: CheckedQuestionnaire, language: string): Quality["questions"] {
  return Object.fromEntries(
    questions.map(({ question }) => [question.id, { variable: question.variable, title: localize(question.title, language) }]),
  );
}

/** How good the responses of an activity are. @throws AppError `record.notFound` */
export async function readQuality(db: SpaceDb, wanted: QualityQuery, services: QualityServices): Promise<Quality> {
  const questionnaire = await checkedQuestionnaire(db, wanted.activityId, services);
  const { figures, responses } = await assess(await observeResponses(db, questionnaire, wanted.withTest));
  const reviews = await readReviews(db, questionnaire.id, wanted.withTest);
  const discarded = [...reviews.values()].filter((review) => review === "discarded").length;
  const flagged = responses.filter(({ flags }) => flags.length > 0);
  const rows = listed(responses, reviews, wanted);
  const countOf = (name: string) => flagged.filter(({ flags }) => flags.some((flag) => flag.name === name)).length;
  return {
    completes: responses.length - discarded,
    discarded,
    flagged: flagged.length,
    undecided: flagged.filter(({ response }) => !reviews.has(response.id)).length,
    medianWallMs: figures.wall.medianMs ?? null,
    medianActiveMs: figures.active.medianMs ?? null,
    flags: checks.map(({ name, icon, settings }) => ({ name, icon, settings, count: countOf(name) })),
    questions: questionsOf(questionnaire, wanted.language),
    rows: await presentRows(db, rows.slice(wanted.from, wanted.to + 1)),
    total: rows.length,
  };
}
