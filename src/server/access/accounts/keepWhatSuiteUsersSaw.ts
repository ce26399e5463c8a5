import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { DataMigration } from "../../host/serverHost";

/**
 * Before communities could be chosen, whoever saw selected studies alone saw all of the company's communities: those
 * that there are stay theirs until somebody chooses. What is known of when people came in is noted, too.
 */
export function keepWhatSuiteUsersSaw(root: Kysely<Tables>): DataMigration {
  return {
    name: "access.communitiesOfSuiteUsers",
    run: async ({ spaceId }) => {
      const db = executor(root);
      await sql`
        insert into staff_role_communities (owner_id, target_id, space_id, position)
        select r.id, c.id, r.space_id, row_number() over (partition by r.id order by c.name, c.id) - 1
        from staff_role r
        join space s on s.id = r.space_id and s.kind = 'company'
        join community c on c.space_id = r.space_id
        where r.space_id = ${spaceId} and r.visibility = 'SELECTED'
        on conflict do nothing`.execute(db);
      await sql`
        update staff_role r
        set signed_in_at = (select max(created_at) from session where subject_id = r.id and kind = 'suite'),
            invited_at = case when a.password_hash is null then r.created_at end
        from space s, account a
        where s.id = r.space_id and s.kind = 'company' and a.id = r.account_id and r.space_id = ${spaceId}`.execute(db);
    },
  };
}
