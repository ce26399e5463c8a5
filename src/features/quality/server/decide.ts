import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { DecisionBody, DecisionReport, OverfullQuota } from "../shared/api/decisions";
import { QUALITY_ERRORS } from "../shared/errors";
import { assess } from "./assess";
import { type CheckedQuestionnaire, checkedQuestionnaire } from "./checkedQuestionnaire";
import { finishedResponses } from "./finishedResponses";
import { observeResponses } from "./observeResponses";
import { impose } from "./sanctions";
import type { QualityServices } from "./services";

/**
 * The quotas that responses count in and that are beyond their target. Who was discarded may have been replaced since:
 * a truthful response is let in again all the same, and whoever does it is told.
 */
async function overfullQuotas(db: SpaceDb, responses: readonly string[]): Promise<readonly OverfullQuota[]> {
  if (responses.length === 0) return [];
  return db
    .selectFrom("quota")
    .select(["id", "title", "completed", "target"])
    .where("id", "in", (eb) =>
      eb
        .selectFrom("quotaPlace")
        .select("quotaPlace.quota")
        .where("quotaPlace.response", "in", [...responses])
        .where("quotaPlace.state", "=", "counted"),
    )
    .whereRef("completed", ">", "target")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

interface ReviewDecision extends DecisionBody {
  readonly activityId: string;
  readonly by: string | null;
}

const REVIEWS = { keep: "kept", discard: "discarded", undecided: null } as const;

/** Locked in one order, so that two reviewers never wait for each other. @throws AppError `record.notFound` if one is missing */
async function lockResponses(db: SpaceDb, questionnaireId: string, ids: readonly string[]) {
  const rows = await finishedResponses(db, questionnaireId, true)
    .select(["id", "disposition", "member", "isTest"])
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length < new Set(ids).size) throw new AppError("record.notFound");
  return rows;
}

type LockedResponse = Awaited<ReturnType<typeof lockResponses>>[number];

function hasMember<Row extends LockedResponse>(row: Row): row is Row & { readonly member: string } {
  return row.member !== null;
}

/**
 * Whoever orders a study pays for its completes, and a discarded one isn't charged: there has to be something against it
 * that the checks see. They look at real responses alone, since medians would follow what a client enters as a test.
 * @throws AppError `quality.notFlagged`
 */
async function requireFlags(db: SpaceDb, rows: readonly LockedResponse[], questionnaire: CheckedQuestionnaire): Promise<void> {
  const charged = rows.filter(({ isTest, disposition }) => !isTest && (disposition ?? "complete") === "complete");
  if (charged.length === 0) return;
  const { responses } = await assess(await observeResponses(db, questionnaire, false));
  const flagged = new Set(responses.filter(({ flags }) => flags.length > 0).map(({ response }) => response.id));
  const params = { smart_count: charged.filter(({ id }) => !flagged.has(id)).length };
  if (params.smart_count > 0) throw new AppError(QUALITY_ERRORS.notFlagged, { params });
}

async function discard(
  db: SpaceDb,
  rows: readonly LockedResponse[],
  decided: ReviewDecision,
  { fieldwork }: QualityServices,
): Promise<void> {
  const { activityId: activity, reason = "", by, isSanctioned = false } = decided;
  const sanctioned = isSanctioned ? rows.filter(hasMember) : [];
  const others = rows.filter((row) => !isSanctioned || row.member === null);
  await fieldwork().changeDisposition(db, sanctioned, "qualitySanctioned");
  await fieldwork().changeDisposition(db, others, "quality");
  const members = sanctioned.map(({ id: response, member }) => ({ response, member }));
  await impose(db, members, { activity, reason, imposedBy: by });
}

async function note(db: SpaceDb, { responses, decision, reason, by }: ReviewDecision): Promise<void> {
  const now = new Date().toISOString();
  const isUndone = decision === "undecided";
  await db
    .updateTable("response")
    .set({
      review: REVIEWS[decision],
      reviewedBy: isUndone ? null : by,
      reviewedAt: isUndone ? null : now,
      reviewReason: isUndone ? null : (reason ?? null),
      updatedAt: now,
    })
    .where("id", "in", [...responses])
    .execute();
}

/** Lets discarded responses count again. @returns the quotas that are beyond their target by it */
async function restore(db: SpaceDb, rows: readonly LockedResponse[], { fieldwork }: QualityServices) {
  const discarded = rows.filter(({ disposition }) => disposition !== null && disposition !== "complete");
  await fieldwork().changeDisposition(db, discarded, "complete");
  return overfullQuotas(
    db,
    discarded.map(({ id }) => id),
  );
}

/**
 * Notes what a person decided about responses, all or none of them; a discarded one ceases to count at once, one that
 * is kept or undecided again counts. Deciding the same again changes nothing but who did last.
 * @throws AppError `record.notFound`, `request.invalid` for a discard without a reason, `quality.notFlagged` for one of a
 * study's completes that nothing speaks against
 */
export async function decide(db: SpaceDb, decided: ReviewDecision, services: QualityServices): Promise<DecisionReport> {
  const { decision, reason = "", activityId, responses } = decided;
  if (decision === "discard" && reason.trim() === "") {
    throw new AppError("request.invalid", { faults: [{ path: "/reason", rule: "required" }] });
  }
  const questionnaire = await checkedQuestionnaire(db, activityId, services);
  return db.transaction(async () => {
    const rows = await lockResponses(db, questionnaire.id, responses);
    if (decision === "discard" && questionnaire.isFrozen) await requireFlags(db, rows, questionnaire);
    if (decision === "discard") await discard(db, rows, decided, services);
    const overfull = decision === "discard" ? [] : await restore(db, rows, services);
    await note(db, decided);
    return { decided: rows.length, overfull };
  });
}
