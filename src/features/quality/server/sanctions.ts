import { newId, type SpaceDb } from "../../../server/kit";

export interface SanctionTarget {
  readonly response: string;
  readonly member: string;
}

interface Sanction {
  readonly activity: string;
  readonly reason: string;
  readonly imposedBy: string | null;
}

/** A sanction for each member, once for a response; one that was lifted, or that a rule imposed, is this one now. */
export async function impose(db: SpaceDb, members: readonly SanctionTarget[], sanction: Sanction): Promise<void> {
  if (members.length === 0) return;
  await db
    .insertInto("sanction")
    .values(members.map((one) => ({ id: newId(), ...one, ...sanction, origin: "REVIEW", status: "ACTIVE" })))
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "response"]).doUpdateSet((eb) => ({
        reason: eb.ref("excluded.reason"),
        imposedBy: eb.ref("excluded.imposedBy"),
        origin: eb.ref("excluded.origin"),
        status: eb.ref("excluded.status"),
        updatedAt: new Date().toISOString(),
      })),
    )
    .execute();
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
