import type { Kysely } from "kysely";
import type { Tables } from "../../db/generated/tables";

/** The studies that a person of the suite was chosen for; none where they see all of the company's. */
export function readChosenStudies(
  db: Kysely<Tables>,
  /** Of the suite user. */
  roleId: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return db
    .selectFrom("staffRole")
    .innerJoin("staffRoleStudies", "staffRoleStudies.ownerId", "staffRole.id")
    .innerJoin("study", "study.id", "staffRoleStudies.targetId")
    .select(["study.id", "study.name"])
    .where("staffRole.id", "=", roleId)
    .where("staffRole.visibility", "=", "SELECTED")
    .orderBy("staffRoleStudies.position")
    .execute();
}
