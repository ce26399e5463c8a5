import type { SpaceDb } from "../../../server/kit";

/** Staff roles that decide on redemptions. */
export function readTeam(db: SpaceDb) {
  return db
    .selectFrom("staffRole")
    .select(["id", "email", "accountId"])
    .where("role", "in", ["MODERATOR", "ADMINISTRATOR"])
    .execute();
}
