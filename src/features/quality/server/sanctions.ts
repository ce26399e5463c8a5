import { newId, type SpaceDb } from "../../../server/kit";

export interface Sanctioned {
  readonly response: string;
  readonly member: string;
}

interface Sanction {
  readonly activity: string;
  readonly reason: string;
  readonly imposedBy: string | null;
}

/** A sanction for each member, once for a response. */
export async function impose(db: SpaceDb, members: readonly Sanctioned[], sanction: Sanction): Promise<void> {
  if (members.length === 0) return;
  const known = await db
    .selectFrom("sanction")
    .select("response")
    .where(
      "response",
      "in",
      members.map(({ response }) => response),
    )
    .where("status", "=", "ACTIVE")
    .execute();
  const done = new Set(known.map(({ response }) => response));
  const rows = members.filter(({ response }) => !done.has(response)).map((one) => ({ id: newId(), ...one, ...sanction }));
  if (rows.length > 0) await db.insertInto("sanction").values(rows).execute();
}

/** A response that counts again, or is discarded without sanction, sanctions nobody. */
export async function lift(db: SpaceDb, responses: readonly string[]): Promise<void> {
  if (responses.length === 0) return;
  await db
    .updateTable("sanction")
    .set({ status: "LIFTED", updatedAt: new Date().toISOString() })
    .where("response", "in", [...responses])
    .where("status", "=", "ACTIVE")
    .execute();
}
