import type { Entity } from "../../src/schema/catalog";
import type { TestApp } from "./app";
import { readCsvRows } from "./csv";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Call = Parameters<TestApp["call"]>[0];

/** Records of each entity that are tried. */
const TRIED = 3;

/** Every call upon one record. */
export function callsUpon({ resource, states, isOperationsOnly }: Entity, id: string): readonly Call[] {
  const url = `/api/${resource}/${id}`;
  const reads: readonly Call[] = [{ url }, { url: `${url}/history` }];
  if (isOperationsOnly) return reads;
  const posts = [
    ...Object.keys(states?.transitions ?? {}).map((name) => `transitions/${name}`),
    "history/1/restore",
    "restore",
    "erasure",
  ];
  return [
    ...reads,
    { url: `${url}/personal-data` },
    ...posts.map((path): Call => ({ method: "POST", url: `${url}/${path}`, body: {} })),
    { method: "PUT", url: `${url}/lock`, body: { holder: "window" } },
    { method: "PUT", url, body: {} },
    { method: "DELETE", url },
  ];
}

interface StrangerCase {
  readonly app: TestApp;
  readonly entity: Entity;
  /** Token of somebody who may list the records. */
  readonly owner: string;
  /** Token of somebody with the same role in another space. */
  readonly stranger: string;
}

/**
 * What of an entity's records a stranger reaches: by list, file, search, bulk and the calls upon each; nothing where all
 * is well. A call that the role may never make is refused before it is known whose the record is.
 */
export async function leaksOf({ app, entity, owner, stranger }: StrangerCase): Promise<readonly string[]> {
  const url = `/api/${entity.resource}`;
  const rows: readonly Row[] = (await app.call({ url, token: owner })).json();
  const ids = new Set(rows.map(({ id }) => id));
  const filter = encodeURIComponent(JSON.stringify({ id: [...ids] }));
  const listed: readonly Row[] = (await app.call({ url: `${url}?filter=${filter}`, token: stranger })).json();
  const file = await app.call({ url: `${url}/export?format=csv&filter=${filter}`, token: stranger });
  const written: string[] = [];
  for (const body of [{ action: "update", data: {} }, { action: "delete" }, { action: "restore" }]) {
    const answer = await app.call({ method: "POST", url: `${url}/bulk`, token: stranger, body: { ...body, ids: [...ids] } });
    if (answer.statusCode === 200) written.push(...(answer.json() as string[]).map((id) => `bulk ${body.action}: ${id}`));
  }
  const leaks = [
    ...written,
    ...listed.map(({ id }) => `list: ${id}`),
    ...readCsvRows(file.body)
      .slice(1)
      .map((line) => `export: ${String(line)}`),
  ];
  for (const row of rows.slice(0, TRIED)) {
    for (const call of callsUpon(entity, row.id)) {
      const { statusCode } = await app.call({ ...call, token: stranger });
      if (statusCode !== 404 && statusCode !== 403) leaks.push(`${call.method ?? "GET"} ${call.url}: ${statusCode}`);
    }
    const label = String(row[entity.label] ?? "").slice(0, 60);
    const found = label && (await app.call({ url: `/api/search?q=${encodeURIComponent(label)}`, token: stranger }));
    if (found) leaks.push(...(found.json() as Row[]).filter(({ id }) => ids.has(id)).map(({ id }) => `search: ${id}`));
  }
  return leaks;
}
