import { isReadable } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import { columnsOf } from "../../api/export/columns";
import { type PersonalRows, personalRows } from "../../api/rest/person/personalRows";
import { selectFields } from "../../api/rest/visibleFields";
import { quote } from "../../db/names";
import type { ExportCall } from "./exportTools";
import { listPieces, objectPieces } from "./jsonPieces";
import { pages } from "./pages";

/** Handed over with the questions that they answer. */
const ANSWER = "answer";
const MEMBER_KEYS = ["community:USER"];

/** What members see of their records, and all that is personal, whoever wrote it; nothing that is the platform's own. */
function fieldsOf(entity: Entity): readonly Field[] {
  return [...entity.fields.values()].filter((field) => {
    if (field.isHidden || field.isWriteOnly || field.name === "spaceId") return false;
    return field.isPersonal || (!field.isSensitive && isReadable(field, MEMBER_KEYS));
  });
}

function titleOf({ texts, language }: ExportCall, entity: Entity): string {
  return texts.translate(language, `entities.${entity.name}.name`, { smart_count: 2, _: entity.title });
}

function rowsOf({ context, session }: ExportCall, { entity, where }: PersonalRows, fields: readonly Field[]) {
  const { database, catalog } = context;
  const columns = selectFields(entity, fields, catalog);
  const text = `select ${columns} from ${quote(entity.table)} t where (${where}) and t.id > $2::uuid order by t.id limit $3`;
  return pages<{ readonly id: string }>(database, { text, values: [session.memberId] });
}

/** Every record that holds the member's data, by entity, with the fields' names in the member's language. */
export async function* ownRecords(call: ExportCall): AsyncGenerator<string> {
  const { context, member, texts, language } = call;
  yield "[";
  let separator = "";
  for (const rows of [...personalRows(context.catalog, member)].reverse()) {
    const { entity } = rows;
    if (entity.name === ANSWER) continue;
    const fields = fieldsOf(entity);
    const columns = columnsOf(fields, { entity, catalog: context.catalog, texts, language, hasLabels: false });
    const names = Object.fromEntries(columns.map(({ field, header }) => [field.name, header]));
    yield separator;
    yield* objectPieces(
      { entity: entity.name, title: titleOf(call, entity), fields: names },
      { records: listPieces(rowsOf(call, rows, fields)) },
    );
    separator = ",";
  }
  yield "]";
}
