import { newId, type SpaceDb, sql } from "../../../../server/kit";
import type { SanctionResult } from "../../shared/api/panelists";
import { BLOCKING_SANCTIONS } from "../../shared/sanctions";

type SanctionDb = Pick<SpaceDb, "selectFrom" | "insertInto" | "updateTable">;

export interface Sanction {
  readonly panelistId: string;
  /** What the back office reads. */
  readonly reason: string;
  /** RULE: the questionnaire's; REVIEW: somebody's decision. */
  readonly origin: "RULE" | "REVIEW";
  readonly studyId?: string;
  /** A response sanctions once, also where the sanction was lifted since. */
  readonly responseId?: string;
}

export interface SanctionOutcome extends SanctionResult {
  /** Of the sanction that was just written; absent where the response had one, or the panelist was deleted. */
  readonly id?: string;
}

async function insertSanction(db: SanctionDb, { panelistId, studyId, responseId, ...sanction }: Sanction) {
  const row = await db
    .insertInto("panelSanction")
    .values({ id: newId(), panelist: panelistId, study: studyId ?? null, response: responseId ?? null, ...sanction })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

async function countActive(db: SanctionDb, panelistId: string): Promise<number> {
  const { count } = await db
    .selectFrom("panelSanction")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("panelist", "=", panelistId)
    .where("status", "=", "ACTIVE")
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function block(db: SanctionDb, panelistId: string): Promise<boolean> {
  const row = await db
    .updateTable("panelist")
    .set({ status: "BLOCKED", updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("id", "=", panelistId)
    .where("status", "=", "ACTIVE")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sanctions a panelist, once for a response, in the open transaction. Whoever has three active sanctions is blocked; only
 * the back office unblocks. Who sanctions several in a transaction does it in the order of their ids, after `bookCoins`.
 */
export async function sanctionPanelist(db: SanctionDb, sanction: Sanction): Promise<SanctionOutcome> {
  const { panelistId } = sanction;
  // Of sanctions at once each one counts those before it.
  const person = await db.selectFrom("panelist").select("id").where("id", "=", panelistId).forNoKeyUpdate().executeTakeFirst();
  const id = person && (await insertSanction(db, sanction));
  const activeSanctions = await countActive(db, panelistId);
  const isBlocked = id !== undefined && activeSanctions >= BLOCKING_SANCTIONS && (await block(db, panelistId));
  return { ...(id ? { id } : {}), isBlocked, activeSanctions };
}
