import type { Entity, Field } from "../../src/schema/catalog";
import { personalRows } from "../../src/server/api/rest/person/personalRows";
import { hasColumn, targetColumn } from "../../src/server/db/linkTable";
import { quote } from "../../src/server/db/names";
import { newId } from "../../src/shared/ids";
import type { TestApp } from "./app";
import { loadCatalog } from "./catalog";
import { rows } from "./identity";
import { sampleValue } from "./sampleRecord";

/** Whose rows are made. */
export interface SeededPerson {
  readonly id: string;
  readonly spaceId: string;
  readonly companyId: string;
  /** Stands in every personal text. */
  readonly canary: string;
  /** Stands in every personal date. */
  readonly date: string;
}

let counter = 9_000;

const JSON_COLUMNS = new Set(["json", "jsonb"]);

/** A personal value by the sort of its column. */
function canaryOf({ kind, apiSchema, schema }: Field, { canary, date }: SeededPerson): unknown {
  if (schema.enum ?? apiSchema.enum) return undefined;
  if (kind.column === "text[]") return [canary];
  if (JSON_COLUMNS.has(kind.column)) return JSON.stringify([{ text: canary }]);
  if (kind.column === "date") return date;
  return kind.column === "text" ? canary.slice(0, schema.maxLength) : undefined;
}

function plainOf(field: Field): unknown {
  counter += 1;
  const value = sampleValue(field, counter, new Map());
  return JSON_COLUMNS.has(field.kind.column) ? JSON.stringify(value ?? {}) : value;
}

/** Writes rows as they lie in the tables, past the API: operations alone write many of them. */
export function createRowSeeder(app: TestApp) {
  const catalog = loadCatalog();

  async function anyRow(name: string, person: SeededPerson): Promise<string> {
    const entity = catalog.entities.get(name);
    if (!entity) throw new Error(name);
    const space = entity.fields.has("spaceId") ? `where space_id in ('${person.spaceId}', '${person.companyId}')` : "";
    const [found] = await rows<{ id: string }>(app, `select id from ${quote(entity.table)} ${space} order by id limit 1`);
    return found?.id ?? insert(entity, person, new Map());
  }

  async function referenceOf(field: Field, person: SeededPerson, own: ReadonlyMap<string, string>) {
    const names = field.reference ? [field.reference.entity] : (field.targets ?? []);
    const name = names.find((one) => own.has(one)) ?? names[0] ?? "";
    const id = own.get(name) ?? (field.isRequired ? await anyRow(name, person) : undefined);
    const column = field.targets ? targetColumn(field, name) : field.column;
    return id ? ([column, field.targets ? `${name}/${id}` : id] as const) : undefined;
  }

  /** @param own the person's own records by entity; only for these are personal values written */
  async function insert(entity: Entity, person: SeededPerson, own: ReadonlyMap<string, string>): Promise<string> {
    const id = newId();
    const values = new Map<string, unknown>([["id", id]]);
    if (entity.fields.has("spaceId")) values.set("space_id", entity.scope === "company" ? person.companyId : person.spaceId);
    for (const field of entity.fields.values()) {
      if (field.isSystem || field.computed || !hasColumn(field)) continue;
      if (field.reference || field.targets) {
        const reference = await referenceOf(field, person, own);
        if (reference) values.set(field.targets ? field.column : reference[0], reference[1]);
        continue;
      }
      const canary = own.size > 0 && field.isPersonal ? canaryOf(field, person) : undefined;
      const value = canary ?? (field.isRequired ? plainOf(field) : undefined);
      if (value !== undefined) values.set(field.column, value);
    }
    const columns = [...values.keys()];
    const places = columns.map((_, index) => `$${index + 1}`);
    await rows(app, `insert into ${quote(entity.table)} (${columns.map(quote).join(", ")}) values (${places.join(", ")})`, [
      ...values.values(),
    ]);
    return id;
  }

  return {
    catalog,
    insert,
    /** A row of every entity that holds data of members. @returns their ids by entity */
    seedAll: async (person: SeededPerson): Promise<ReadonlyMap<string, string>> => {
      const member = catalog.entities.get("member");
      if (!member) throw new Error("no members");
      const own = new Map([["member", person.id]]);
      for (const { entity } of [...personalRows(catalog, member)].reverse()) {
        if (!own.has(entity.name)) own.set(entity.name, await insert(entity, person, new Map(own)));
      }
      return own;
    },
  };
}
