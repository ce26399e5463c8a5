import type { Kysely } from "kysely";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { DataMigration } from "../../host/serverHost";
import { provinceFinder, provincesOf } from "./provinces";

/** Has a community's members refer to the provinces that their texts name; a text that names none stays as it is. */
export async function referToProvinces(root: Kysely<Tables>, spaceId: string): Promise<void> {
  const db = executor(root);
  const texts = await db
    .selectFrom("member")
    .select("province")
    .distinct()
    .where("spaceId", "=", spaceId)
    .where("province", "is not", null)
    .where("provinceArea", "is", null)
    .execute();
  if (texts.length === 0) return;
  const find = provinceFinder(await provincesOf(root, spaceId));
  for (const { province } of texts) {
    const area = find(province ?? "");
    if (!area) continue;
    await db
      .updateTable("member")
      .set({ provinceArea: area.id })
      .where("spaceId", "=", spaceId)
      .where("province", "=", province)
      .where("provinceArea", "is", null)
      .execute();
  }
}

/** Members' provinces were texts alone before they referred to areas. */
export function provinceReferences(root: Kysely<Tables>): DataMigration {
  return { name: "identity.provinceReferences", run: ({ spaceId }) => referToProvinces(root, spaceId) };
}
