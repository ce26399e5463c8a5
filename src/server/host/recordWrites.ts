import type { Catalog, Entity } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import type { Actor } from "../access/session/session";
import { absent } from "../api/rest/absent";
import { reachableIds } from "../api/rest/demandRecord";
import { listRecords } from "../api/rest/list/listRecords";
import { parseListRequest } from "../api/rest/list/listRequest";
import { demand, scopeOf } from "../api/rest/recordAccess";
import type { Row } from "../api/rest/serializers";
import { listedFields } from "../api/rest/visibleFields";
import { storedIssues } from "../api/rest/write/body/recordRules";
import { updateRecords } from "../api/rest/write/changeRecords";
import { createRecord } from "../api/rest/write/createRecord";
import { removeRecords } from "../api/rest/write/removeRecords";
import { storedStatement } from "../api/rest/write/statements/writeStatements";
import { transitionRecord } from "../api/rest/write/transitionRecord";
import { presented, type WriteContext } from "../api/rest/write/writeContext";
import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import type { RecordWrites } from "./routes";

interface RecordWritesOptions {
  readonly catalog: Catalog;
  readonly context: WriteContext;
  readonly database: Database;
}

/**
 * What the REST API reaches and writes in somebody's name.
 * @returns calls that throw AppError `auth.notAuthenticated` without a session, Error for an entity that doesn't exist
 */
export function createRecordWrites({ catalog, context, database }: RecordWritesOptions, person: Actor | undefined): RecordWrites {
  const demandPerson = () => {
    if (!person) throw new AppError("auth.notAuthenticated");
    return person;
  };
  const find = (name: string): Entity => {
    const entity = catalog.entities.get(name);
    if (!entity) throw new Error(`there is no entity ${name}`);
    return entity;
  };
  const stored = async (name: string, id: string): Promise<Row> => {
    const [entity, actor] = [find(name), demandPerson()];
    const scope = scopeOf(catalog, entity, actor, demand(entity, actor, "read"));
    const ids = isId(id) ? [id] : [];
    const [record] = await runStatement<Row>(database, storedStatement(catalog, entity, { ids, scope }));
    if (!record) throw absent(entity);
    return record;
  };
  return {
    list: async (name, { filter, sort, limit }) => {
      const [entity, actor] = [find(name), demandPerson()];
      const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), limit: String(limit), count: "false" };
      const request = parseListRequest(entity, actor.accessKeys, query);
      const { rows } = await listRecords({ database, catalog }, entity, actor, request);
      return rows.map((record) => presented(context, entity, actor, record));
    },
    read: async (name, id) => {
      const record = await stored(name, id);
      return presented(context, find(name), demandPerson(), record);
    },
    issues: async (name, id) => storedIssues(find(name), await stored(name, id)),
    readableFields: (name) => new Set(listedFields(find(name), demandPerson().accessKeys).map((field) => field.name)),
    reachable: ({ entity, ...wanted }) => reachableIds({ catalog, database }, find(entity), demandPerson(), wanted),
    create: async (name, values) => {
      const [entity, actor] = [find(name), demandPerson()];
      return presented(context, entity, actor, await createRecord(context, entity, actor, values));
    },
    update: async (name, id, values, seen) => {
      const [entity, actor] = [find(name), demandPerson()];
      const [record] = await updateRecords(context, entity, actor, [id], values, seen);
      if (!record) throw absent(entity);
      return presented(context, entity, actor, record);
    },
    remove: async (name, id) => {
      const entity = find(name);
      if ((await removeRecords(context, entity, demandPerson(), [id])).length === 0) throw absent(entity);
    },
    transition: async ({ entity: name, id, name: transition }) => {
      await transitionRecord(context, find(name), demandPerson(), { id, name: transition });
    },
  };
}
