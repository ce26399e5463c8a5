import type { LogEntry } from "../../contracts/api/activityLog";
import { isReadable } from "../../schema/accessKeys";
import type { Entity } from "../../schema/catalog";
import { ACTIVITY_KINDS, type ActivityKind, KINDS } from "../../shared/activityLog";
import { isJsonObject } from "../../shared/json";
import { type LabelSources, recordLabels } from "../api/export/referenceLabels";
import type { Texts } from "../platform/texts";
import type { LoggedRow } from "./readLog";

export interface LogSources extends LabelSources {
  readonly texts: Pick<Texts, "translate">;
}

const kindOf: ReadonlyMap<string, ActivityKind> = new Map(
  ACTIVITY_KINDS.flatMap((kind) => KINDS[kind].map((action) => [action, kind] as const)),
);

/** The words of a role in the team; a member's is one, too. */
export function roleText(
  { texts, language }: Pick<LogSources, "texts" | "language">,
  { role_of: where, role, is_main: isMain }: Pick<LoggedRow, "role_of" | "role" | "is_main">,
): string {
  if (role === null) return texts.translate(language, "entities.member.name", { smart_count: 1 });
  if (where === "community" && isMain) return texts.translate(language, "entities.moderator.fields.mainAdmin");
  const entity = where === "company" ? "suiteUser" : "moderator";
  return texts.translate(language, `entities.${entity}.enums.role.${role}`, { _: role });
}

function authorOf(row: LoggedRow, sources: LogSources): Pick<LogEntry, "by" | "person"> {
  const { account_id: id, name, is_backoffice: isBackoffice, email } = row;
  if (id === null) return { by: "system", person: null };
  if (name !== null) return { by: "person", person: { id, name, role: roleText(sources, row) } };
  if (!isBackoffice) return { by: "former", person: null };
  // Who works in the back office is nobody else's to know.
  const isColleague = sources.actor.spaceId === undefined;
  // But a company is told who looked at its suite.
  const isNamed = email !== null && (isColleague || row.action === "viewAs");
  return { by: "backoffice", person: isNamed ? { id, name: email, role: null } : null };
}

/** Names of the fields that the reader may see at all; what was in them is in the record's history. */
function fieldTexts(entity: Entity, row: LoggedRow, { actor, texts, language }: LogSources): readonly string[] {
  const fields = [...entity.fields.values()].filter(
    (field) => field.name in row.changes && !field.isSystem && isReadable(field, actor.accessKeys),
  );
  return fields.map(({ name, schema }) => {
    const common = texts.translate(language, `entities.common.fields.${name}`, { _: String(schema.title ?? name) });
    return texts.translate(language, `entities.${entity.name}.fields.${name}`, { _: common });
  });
}

/** The state that a move led to, where the log says it. */
function stateText(entity: Entity, row: LoggedRow, { actor, texts, language }: LogSources): string | undefined {
  const field = entity.states && entity.fields.get(entity.states.field);
  const change = field && row.changes[field.name];
  if (!field || !isReadable(field, actor.accessKeys) || !isJsonObject(change) || typeof change.to !== "string") return undefined;
  return texts.translate(language, `entities.${entity.name}.enums.${field.name}.${change.to}`, { _: change.to });
}

/** How many credits were spent; nothing where the act has no price. */
function amountOf({ changes }: LoggedRow, language: string) {
  const { amount } = changes;
  if (!isJsonObject(amount) || typeof amount.to !== "number") return {};
  return { amount: new Intl.NumberFormat(language).format(amount.to), smart_count: amount.to };
}

function sentence(row: LoggedRow, entity: Entity | undefined, title: string | null, sources: LogSources): string {
  const { texts, language } = sources;
  const nameOf = (count: number) =>
    texts.translate(language, `entities.${row.entity}.name`, { smart_count: count, _: entity?.title ?? row.entity });
  const form = title === null ? "some" : "one";
  const words = { title: title ?? "", entity: nameOf(1), entities: nameOf(2), ...amountOf(row, language) };
  const other = texts.translate(language, `activityLog.acts.other.${form}`, words);
  const text = texts.translate(language, `activityLog.acts.${row.action}.${form}`, { ...words, _: other });
  const state = entity && row.action === "transition" ? stateText(entity, row, sources) : undefined;
  return state ? texts.translate(language, "activityLog.withState", { text, state }) : text;
}

/** Titles of the records as they are now, by entity and id, as far as the reader may list them. */
async function titlesOf(rows: readonly LoggedRow[], sources: LogSources): Promise<(row: LoggedRow) => string | null> {
  const titles = new Map<string, string>();
  for (const name of new Set(rows.map(({ entity }) => entity))) {
    const entity = sources.catalog.entities.get(name);
    const ids = rows.flatMap((row) => (row.entity === name && row.record_id ? [row.record_id] : []));
    if (!entity || ids.length === 0) continue;
    for (const [id, title] of await recordLabels(entity, [...new Set(ids)], sources)) titles.set(`${name} ${id}`, title);
  }
  return ({ entity, record_id: id }) => titles.get(`${entity} ${id}`) ?? null;
}

/** What a record was called that is gone. */
function lastTitle(entity: Entity | undefined, row: LoggedRow, { actor }: LogSources): string | null {
  const field = row.action === "delete" ? entity?.fields.get(entity.label) : undefined;
  if (!field || !isReadable(field, actor.accessKeys)) return null;
  const { [field.name]: change } = row.changes;
  return isJsonObject(change) && typeof change.from === "string" ? change.from : null;
}

/** Entries as one person may read them, in their language. */
export async function presentLog(rows: readonly LoggedRow[], sources: LogSources): Promise<readonly LogEntry[]> {
  const titleOf = await titlesOf(rows, sources);
  return rows.map((row) => {
    const entity = sources.catalog.entities.get(row.entity);
    const title = titleOf(row) ?? lastTitle(entity, row, sources);
    return {
      id: String(row.id),
      at: row.at,
      ...authorOf(row, sources),
      action: row.action,
      kind: kindOf.get(row.action) ?? null,
      entity: row.entity,
      recordId: row.record_id,
      title,
      text: sentence(row, entity, title, sources),
      // A new record's fields are all of them; of one that is gone there is its name alone.
      fields: entity && row.action !== "create" && row.action !== "delete" ? fieldTexts(entity, row, sources) : [],
      address: row.address,
      device: row.device,
    };
  });
}
