import { sql } from "kysely";
import { newId } from "../../../shared/ids";
import { executor, inTransaction } from "../../db/transaction";
import type { DataMigration } from "../../host/serverHost";
import { type InvitationTools, invitationsLeft, sendInvitation } from "./invitationHook";

/** At a time: mails of a large import go out over minutes, and whoever else mails is not kept waiting. */
const MOST = 500;

/** Whoever was entered before is not mailed unasked: the moment when this was noted is what counts. */
export const invitesFromNow: DataMigration = { name: "identity.invitesFromNow", run: async () => {} };

interface InvitedMember {
  readonly id: string;
  readonly spaceId: string;
  readonly email: string;
  readonly name: string | null;
  readonly surname: string | null;
}

/**
 * Invites people whom moderators have added or imported, so that they can enter. Not with the write itself: an import
 * of thousands stays one of whole chunks. Who was invited before, however that ended, is left alone.
 */
export async function inviteEntered(tools: InvitationTools): Promise<void> {
  const { rows } = await sql<InvitedMember>`
    select member.id, member.space_id as "spaceId", member.email, member.name, member.surname
    from member
    where member.status = 'INVITED' and member.account_id is null and member.is_invitation_withheld is not true
      and member.created_at > (select applied_at from data_migration where name = ${invitesFromNow.name})
      and not exists (
        select from invitation where invitation.space_id = member.space_id and invitation.email = member.email
      )
    order by member.created_at
    limit ${sql.lit(MOST)}`.execute(executor(tools.root));
  for (const { id: member, ...person } of rows)
    await inTransaction(tools.root, async () => {
      // The others get theirs when the community may send again.
      if ((await invitationsLeft(executor(tools.root), person.spaceId)) <= 0) return;
      const invitation = { id: newId(), member, ...person };
      const made = await executor(tools.root)
        .insertInto("invitation")
        .values(invitation)
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      // Another process was faster.
      if (made) await sendInvitation(tools, invitation);
    });
}
