import type { QuestionType } from "../../../schema/questionType";
import type { DispositionHook, SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { changeDisposition } from "./changeDisposition";
import { checkedQuestionnaire } from "./checkedQuestionnaire";
import { finishedResponses } from "./finishedResponses";
import { impose, lift } from "./sanctions";

/** `undecided` takes a decision back. */
export type Decision = "keep" | "discard" | "undecided";

export interface Decided {
  readonly activityId: string;
  readonly responses: readonly string[];
  readonly decision: Decision;
  /** Needed to discard. */
  readonly reason?: string | undefined;
  /** Whether members whose responses are discarded are sanctioned (spec section 3). @default false */
  readonly isSanctioned?: boolean | undefined;
  readonly by: string | null;
}

interface Registered {
  readonly questionTypes: ReadonlyMap<string, QuestionType>;
  readonly dispositionHooks: readonly DispositionHook[];
}

const REVIEWS = { keep: "kept", discard: "discarded", undecided: null } as const;

/** Locked in one order, so that two reviewers never wait for each other. @throws AppError `record.notFound` if one is missing */
async function lockResponses(db: SpaceDb, questionnaireId: string, ids: readonly string[]) {
  const rows = await finishedResponses(db, questionnaireId, true)
    .select(["id", "disposition", "member"])
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
  if (rows.length < new Set(ids).size) throw new AppError("record.notFound");
  return rows;
}

type Locked = Awaited<ReturnType<typeof lockResponses>>[number];

function hasMember<Row extends Locked>(row: Row): row is Row & { readonly member: string } {
  return row.member !== null;
}

async function discard(db: SpaceDb, rows: readonly Locked[], decided: Decided, { dispositionHooks }: Registered): Promise<void> {
  const { activityId: activity, reason = "", by, isSanctioned = false } = decided;
  const sanctioned = isSanctioned ? rows.filter(hasMember) : [];
  const others = rows.filter((row) => !isSanctioned || row.member === null);
  await changeDisposition(db, sanctioned, "qualitySanctioned", dispositionHooks);
  await changeDisposition(db, others, "quality", dispositionHooks);
  const members = sanctioned.map(({ id: response, member }) => ({ response, member }));
  await impose(db, members, { activity, reason, imposedBy: by });
  await lift(
    db,
    others.map(({ id }) => id),
  );
}

async function restore(db: SpaceDb, rows: readonly Locked[], { dispositionHooks }: Registered): Promise<void> {
  await changeDisposition(db, rows, "complete", dispositionHooks);
  await lift(
    db,
    rows.map(({ id }) => id),
  );
}

async function note(db: SpaceDb, { responses, decision, reason, by }: Decided): Promise<void> {
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

/**
 * Notes what a person decided about responses, all or none of them; a discarded one ceases to count at once, one that
 * is kept or undecided again counts. Deciding the same again changes nothing but who did last.
 * @returns how many
 * @throws AppError `record.notFound`, `request.invalid` for a discard without a reason
 */
export async function decide(db: SpaceDb, decided: Decided, registered: Registered): Promise<number> {
  const { decision, reason = "", activityId, responses } = decided;
  if (decision === "discard" && reason.trim() === "") {
    throw new AppError("request.invalid", { faults: [{ path: "/reason", rule: "required" }] });
  }
  const { id } = await checkedQuestionnaire(db, activityId, registered.questionTypes);
  return db.transaction(async () => {
    const rows = await lockResponses(db, id, responses);
    if (decision === "discard") await discard(db, rows, decided, registered);
    else await restore(db, rows, registered);
    await note(db, decided);
    return rows.length;
  });
}
