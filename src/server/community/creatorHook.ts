import type { Kysely } from "kysely";
import type { Entity } from "../../schema/catalog";
import { newId } from "../../shared/ids";
import { asChanges, auditStatement } from "../api/rest/write/statements/audit";
import type { Database } from "../db/database";
import type { Tables } from "../db/generated/tables";
import { runStatement } from "../db/runStatement";
import { executor } from "../db/transaction";
import type { EntityHook } from "../host/serverHost";

/** The suite's role of the person, who is to have one in the new community as well. */
function suiteRole(root: Kysely<Tables>, companyId: string, accountId: string) {
  return executor(root)
    .selectFrom("staffRole")
    .select(["email", "name", "surname"])
    .where("spaceId", "=", companyId)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
}

/**
 * Whoever makes a community in the suite is its first main administrator: a new one has somebody who can give roles.
 * After the hooks that make the community a space.
 */
export function creatorHook(database: Database, moderator: Entity | undefined): EntityHook {
  const root = database.kysely;
  return {
    entity: "community",
    afterCreate: async ({ record, actor }) => {
      if (!moderator || actor.kind !== "suite") return;
      const person = await suiteRole(root, String(record.spaceId), actor.accountId);
      if (!person) return;
      const spaceId = String(record.id);
      const values = { ...person, role: "ADMINISTRATOR", mainAdmin: true };
      const role = await executor(root)
        .insertInto("staffRole")
        .values({ id: newId(), spaceId, accountId: actor.accountId, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .returning(["id", "spaceId", "version"])
        .executeTakeFirst();
      if (!role) return;
      const author = { accountId: actor.accountId, spaceId };
      await runStatement(database, auditStatement(moderator, author, "create", [{ record: role, changes: asChanges(values) }]));
    },
  };
}
