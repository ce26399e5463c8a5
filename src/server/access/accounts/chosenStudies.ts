import { type Kysely, sql } from "kysely";
import type { Catalog } from "../../../schema/catalog";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";

interface ChosenStudy {
  readonly id: string;
  readonly name: string;
}

/**
 * The studies that a person of the suite was chosen for; none where they see all of the company's.
 * @param roleId of the suite user
 */
export async function readChosenStudies(
  { root, catalog }: { readonly root: Kysely<Tables>; readonly catalog: Catalog },
  roleId: string,
): Promise<readonly ChosenStudy[]> {
  const chosen = catalog.entities.get("suiteUser")?.fields.get("studies")?.reference;
  const target = chosen && catalog.entities.get(chosen.entity);
  const label = target?.fields.get(target.label);
  if (!target || !label) return [];
  const { rows } = await sql<ChosenStudy>`
    select target.id, target.${sql.ref(label.column)} as name
    from staff_role role
    join staff_role_studies chosen on chosen.owner_id = role.id
    join ${sql.table(target.table)} target on target.id = chosen.target_id
    where role.id = ${roleId} and role.visibility = 'SELECTED'
    order by chosen.position`.execute(executor(root));
  return rows;
}
