import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";
import { SIGN_UP_PURPOSE } from "./pendingSignUp";

/**
 * Marks invitations whose link has run out, so that moderators see it and can send another; forgets people who never
 * verified their e-mail.
 */
export async function sweepSignUps(root: Kysely<Tables>): Promise<void> {
  await root
    .updateTable("invitation")
    .set((eb) => ({ status: "EXPIRED", updatedAt: sql<string>`now()`, version: eb("version", "+", 1) }))
    .where("status", "=", "SENT")
    .where("expiresAt", "<=", sql<string>`now()`)
    .execute();
  await root.deleteFrom("code").where("purpose", "=", SIGN_UP_PURPOSE).where("expiresAt", "<=", sql<string>`now()`).execute();
}
