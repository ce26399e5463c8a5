import { json, newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Presentation, PresentationChange, QuestionPresentation } from "../../shared/presentationApi";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";

const NOTHING: Presentation = { charts: {}, order: [] };

/** How the results of a questionnaire are shown; questions that it asks no more are still in it. */
export async function readPresentation(db: SpaceDb, questionnaireId: string): Promise<Presentation> {
  const row = await db
    .selectFrom("resultPresentation")
    .select(["charts", "questionOrder"])
    .where("questionnaire", "=", questionnaireId)
    .executeTakeFirst();
  if (!row) return NOTHING;
  // Both were checked before they were written.
  return { charts: (row.charts ?? {}) as unknown as Presentation["charts"], order: row.questionOrder ?? [] };
}

/** @throws AppError `request.invalid` where a question isn't one of the questionnaire's */
function assertKnown({ questions }: ReportedQuestionnaire, { charts = {}, order = [] }: PresentationChange): void {
  const known = new Set(questions.map(({ question }) => question.id));
  const unknown = [
    ...Object.keys(charts).flatMap((id) => (known.has(id) ? [] : [`/charts/${id}`])),
    ...order.flatMap((id, place) => (known.has(id) ? [] : [`/order/${place}`])),
  ];
  if (unknown.length > 0)
    throw new AppError("request.invalid", { faults: unknown.map((path) => ({ path, rule: "unknownQuestion" })) });
}

const isKept = ([, settings]: readonly [string, QuestionPresentation]) => Object.keys(settings).length > 0;

/**
 * Changes what is given: two people who change different questions at once both have their way.
 * @throws AppError `request.invalid`
 */
export async function changePresentation(
  db: SpaceDb,
  questionnaire: ReportedQuestionnaire,
  change: PresentationChange,
): Promise<Presentation> {
  assertKnown(questionnaire, change);
  const { id } = questionnaire;
  return db.transaction(async () => {
    // Whoever comes second waits here, also before there is anything to hold.
    await db.selectFrom("questionnaire").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
    const before = await readPresentation(db, id);
    const charts = Object.fromEntries(Object.entries({ ...before.charts, ...change.charts }).filter(isKept));
    const order = change.order ?? before.order;
    const values = { charts: json(charts), questionOrder: [...order] };
    await db
      .insertInto("resultPresentation")
      .values({ id: newId(), questionnaire: id, ...values })
      .onConflict((conflict) =>
        conflict.columns(["spaceId", "questionnaire"]).doUpdateSet({ ...values, updatedAt: new Date().toISOString() }),
      )
      .execute();
    return { charts, order };
  });
}

export async function resetPresentation(db: SpaceDb, questionnaireId: string): Promise<void> {
  await db.deleteFrom("resultPresentation").where("questionnaire", "=", questionnaireId).execute();
}
