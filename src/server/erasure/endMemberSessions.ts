import type { Kysely } from "kysely";
import type { Sessions } from "../access/session/sessions";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** Ends the sessions that stand for the member; those of other roles of the same account go on. */
export async function endMemberSessions(
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
