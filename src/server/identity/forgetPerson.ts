import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/spaceDb";
import type { EntityHook } from "../host/serverHost";
import { SIGN_UP_PURPOSE } from "./pendingSignUp";

interface Person {
  readonly spaceId: string;
  readonly email: string;
}

/** Forgets what a person sent who signed up without having verified the e-mail, or before it was. */
export async function forgetPending(root: Kysely<Tables>, { spaceId, email }: Person): Promise<void> {
  await executor(root)
    .deleteFrom("code")
    .where("purpose", "=", SIGN_UP_PURPOSE)
    .where("spaceId", "=", spaceId)
    .where(sql`data ->> 'email'`, "=", email)
    .execute();
}

/** What is kept of a member beside the records goes with it: sign-ups, and mails in the community's name. */
export function forgetHook(root: Kysely<Tables>): EntityHook {
  return {
    entity: "member",
    afterErasure: async ({ record }) => {
      const person = { spaceId: String(record.spaceId), email: String(record.email) };
      await forgetPending(root, person);
      await executor(root)
        .deleteFrom("outbox")
        .where("spaceId", "=", person.spaceId)
        .where("recipient", "=", person.email)
        .execute();
    },
  };
}
