import type { Entity } from "../../../../../schema/catalog";
import { AppError } from "../../../../../shared/errors";
import type { JsonObject } from "../../../../../shared/json";
import type { Actor } from "../../../../access/session/session";
import type { Row } from "../../serializers";
import { atRecord, type Writer } from "../atRecords";
import { applyChanges, newValues } from "../changeRecords";
import { demandVersion, inWrite, lockRecords, openWrite } from "../recordWrites";
import type { WriteContext } from "../writeContext";
import type { BulkRequest, ListChanges } from "./bulkRequest";
import { issuesWithin } from "./issuesWithin";

type BulkUpdate = Extract<BulkRequest, { action: "update" }>;

/** Records that come to have the same values. */
interface Group {
  readonly body: JsonObject;
  readonly rows: Row[];
}

function demandLists(entity: Entity, changes: ListChanges, data: JsonObject, place: string): void {
  const isList = (name: string) => entity.fields.get(name)?.kind.column === "text[]" && !(name in data);
  const faults = Object.keys(changes)
    .filter((name) => !isList(name))
    .map((name) => ({ path: `${place}/${name}`, rule: "unknown" }));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/** The record's lists as they come to be: what is there keeps its order, what is new comes last. */
function listsOf(row: Row, add: ListChanges, remove: ListChanges): JsonObject {
  const names = [...new Set([...Object.keys(add), ...Object.keys(remove)])];
  const itemsOf = (name: string): string[] => {
    const stored = row[name];
    const gone = new Set(remove[name] ?? []);
    const kept = Array.isArray(stored) ? stored.map(String).filter((item) => !gone.has(item)) : [];
    return [...new Set([...kept, ...(add[name] ?? [])])];
  };
  return Object.fromEntries(names.map((name) => [name, itemsOf(name)]));
}

function grouped(rows: readonly Row[], { data, add = {}, remove = {} }: BulkUpdate): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const lists = listsOf(row, add, remove);
    const key = JSON.stringify(lists);
    const group = groups.get(key) ?? { body: { ...data, ...lists }, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What is wrong with a list as it comes to be is the matter of a record that has so many already. */
function checked(writer: Writer, { body, rows: [first] }: Group): Promise<Row> {
  const { context, entity, actor } = writer;
  const validate = async () => context.validate(entity, actor.accessKeys, "update", body);
  return first ? atRecord(writer, first, (thrown) => thrown, validate) : validate();
}

/**
 * Puts items into lists of many records and takes others out, beside what all of them are given; all or none.
 * @returns the records as they are now; fewer where some ids are not there
 * @throws AppError as an update does; `request.invalid` too where a field is no list of words or is given a value as well
 */
export async function changeLists(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  request: BulkUpdate,
): Promise<readonly Row[]> {
  const { ids, data, versions, add = {}, remove = {} } = request;
  const call = openWrite(context, entity, actor, "update");
  demandLists(entity, add, data, "/add");
  demandLists(entity, remove, data, "/remove");
  await issuesWithin("/data", async () => context.validate(entity, actor.accessKeys, "update", data));
  await issuesWithin("/add", async () => context.validate(entity, actor.accessKeys, "update", add));
  return inWrite(call, async () => {
    const rows = await lockRecords(call, ids);
    demandVersion(call, rows, versions, { data, add, remove });
    const after = new Map<unknown, Row>();
    for (const group of grouped(rows, request)) {
      const values = await newValues(entity, await checked(call, group));
      for (const record of await applyChanges(call, group.rows, values)) after.set(record.id, record);
    }
    return rows.map((row) => after.get(row.id) ?? row);
  });
}
