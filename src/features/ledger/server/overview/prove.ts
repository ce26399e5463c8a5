import type { Proof } from "../../../../contracts/api/ledger";
import { type ExtensionSchedule, newId, proveBooks, type SpaceDb } from "../../../../server/kit";
import { labs } from "../labs";

/** Kept proofs; older ones go. */
const MOST_KEPT = 100;

/** Proves the ledger, and keeps what came of it. */
export async function proveLedger(db: SpaceDb): Promise<Proof> {
  const proof = await proveBooks(db, labs.chart);
  const { createdAt } = await db
    .insertInto("ledgerProof")
    .values({ id: newId(), ...proof })
    .returning("createdAt")
    .executeTakeFirstOrThrow();
  await forgetOld(db);
  return { at: createdAt, ...proof };
}

async function forgetOld(db: SpaceDb): Promise<void> {
  const kept = await db.selectFrom("ledgerProof").select("id").orderBy("createdAt", "desc").limit(MOST_KEPT).execute();
  const ids = kept.map(({ id }) => id);
  if (ids.length === MOST_KEPT) await db.deleteFrom("ledgerProof").where("id", "not in", ids).execute();
}

export async function readLastProof(db: SpaceDb): Promise<Proof | null> {
  const row = await db
    .selectFrom("ledgerProof")
    .select(["createdAt as at", "accounts", "transfers", "differences"])
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Every night, and whenever the team asks. */
export const proofSchedule: ExtensionSchedule = {
  name: "ledger.proof",
  everyMinutes: 1_440,
  run: async (db) => void (await proveLedger(db)),
};
