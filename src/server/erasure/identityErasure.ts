import type { Kysely } from "kysely";
import type { Sessions } from "../access/session/sessions";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { EntityHook } from "../host/serverHost";
import { forgetPending } from "../identity/signUp/pendingSignUp";
import { eraseMails } from "./eraseMails";
import type { ErasureCleanup } from "./erasureCleanup";
import type { PersonWords } from "./words";

/** Shorter ones are in every text. */
const SHORTEST = 5;

/** By what a member is found in texts that no reference leads to; a first name alone is many people's. */
function personWords(member: Readonly<Record<string, unknown>>): PersonWords {
  const { email, phone, name, surname, nickname } = member;
  const fullName = name && surname ? `${name} ${surname}` : undefined;
  const distinct = [email, phone, typeof phone === "string" ? phone.replace(/[^\d+]/g, "") : undefined, fullName];
  return {
    distinct: [...new Set(distinct.filter((word) => typeof word === "string" && word.length >= SHORTEST).map(String))],
    nickname: String(nickname),
  };
}

/** Ends the sessions that stand for the member; those of other roles of the same account go on. */
async function endMemberSessions(
  { root, sessions }: { readonly root: Kysely<Tables>; readonly sessions: Sessions },
  { accountId, memberId }: { readonly accountId: string; readonly memberId: string },
): Promise<void> {
  const rows = await executor(root)
    .selectFrom("session")
    .select("id")
    .where("accountId", "=", accountId)
    .where("subjectId", "=", memberId)
    .execute();
  for (const { id } of rows) await sessions.endOne(accountId, id);
}

export interface ErasureTools {
  readonly root: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly erasureCleanup: ErasureCleanup;
}

/** What the account has in the space: forms that are being filled in, codes, locks that say who holds them, where they acted from. */
async function eraseAccountTraces(root: Kysely<Tables>, spaceId: string, accountId: string): Promise<void> {
  const db = executor(root);
  await db.deleteFrom("code").where("spaceId", "=", spaceId).where("accountId", "=", accountId).execute();
  await db.deleteFrom("recordLock").where("spaceId", "=", spaceId).where("accountId", "=", accountId).execute();
  await db.deleteFrom("idempotencyKey").where("accountId", "=", accountId).execute();
  // What was done stays, with who did it; from where says something about the person alone.
  await db
    .updateTable("auditLog")
    .set({ address: null, device: null })
    .where("spaceId", "=", spaceId)
    .where("accountId", "=", accountId)
    .execute();
}

/** A member who is gone is none that moderators write to, or count. */
async function retire(root: Kysely<Tables>, id: string): Promise<void> {
  await executor(root).updateTable("member").set({ status: "INACTIVE" }).where("id", "=", id).execute();
}

/**
 * What is kept of a member beside the records goes with it: sessions, sign-ups, mails in the community's name, and what
 * others wrote about it as far as it can be told.
 */
export function identityErasureHook({ root, sessions, erasureCleanup }: ErasureTools): EntityHook {
  return {
    entity: "member",
    afterErasure: async ({ record }) => {
      const [id, spaceId, email] = [String(record.id), String(record.spaceId), String(record.email)];
      await retire(root, id);
      await forgetPending(root, { spaceId, email });
      await eraseMails(root, record);
      if (typeof record.accountId === "string") {
        await endMemberSessions({ root, sessions }, { accountId: record.accountId, memberId: id });
        await eraseAccountTraces(root, spaceId, record.accountId);
      }
      await erasureCleanup.note({ spaceId, words: personWords(record) });
    },
  };
}
