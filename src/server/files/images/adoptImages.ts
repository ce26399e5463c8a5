import type { Catalog } from "../../../schema/catalog";
import type { Database } from "../../db/database";
import { quote } from "../../db/names";
import { runStatement } from "../../db/runStatement";
import { fileFields, openness } from "../fileFields";
import { refersTo } from "../refersTo";
import { IMAGE } from "./storeImage";

/** What images were called by versions that asked at the upload who may see them. */
const FORMER = ["publicLogo", "photo"];

/** Brings the images of those versions under the rule that the most open field that refers to one speaks for it. */
export async function adoptImages(database: Database, catalog: Catalog): Promise<void> {
  const former = "f.purpose = any($1::text[])";
  const [found] = await runStatement(database, { text: `select id from file f where ${former} limit 1`, values: [FORMER] });
  if (!found) return;
  const fields = [...catalog.entities.values()].flatMap((entity) => fileFields(entity).map((field) => ({ entity, field })));
  // The most open last: it stays.
  const open = fields.filter(({ field }) => field.audience).toSorted((a, b) => openness(b.field) - openness(a.field));
  for (const { entity, field } of open)
    await runStatement(database, {
      text: `update file f set entity = $2, record_id = t.id, field = $3 from ${quote(entity.table)} t
        where ${former} and f.state = 'ATTACHED' and ${refersTo(field, "('/files/' || f.id)")}`,
      values: [FORMER, entity.name, field.name],
    });
  await runStatement(database, { text: `update file f set purpose = $2 where ${former}`, values: [FORMER, IMAGE] });
}
