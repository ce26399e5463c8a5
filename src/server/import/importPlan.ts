import type { Catalog, Entity, Field } from "../../schema/catalog";
import { dayIn } from "../../shared/dates/dayIn";
import { createZone } from "../../shared/dates/zone";
import type { FieldIssue } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import type { Actor } from "../access/session/session";
import { hooksFor, type WriteContext } from "../api/rest/write/writeContext";
import type { Texts } from "../platform/texts";
import { cellReader } from "./cells/cellReader";
import type { CellResult } from "./cells/cellResult";
import { birthOf, type ImportMode } from "./importFields";
import type { ColumnMatch } from "./matchColumns";
import { existingIds, type UniqueSet, uniqueSets, type Values } from "./rows/existing";
import { createReferenceFinder, type FindReferences } from "./rows/references";

/** What the caller asks for. */
export interface ImportRequest {
  readonly entity: Entity;
  readonly actor: Actor;
  /** The space that the records belong to; absent for global entities. */
  readonly spaceId: string | undefined;
  readonly mode: ImportMode;
  /** What existing records are told by, the first that a row gives; only to update them. */
  readonly matched: readonly Field[];
  /** What every row has, by field name, in place of a column: e.g. the parent that all of a file's records belong to. */
  readonly fixed: Values;
  /** Whether people are mailed because of the new records, as if each had been made by hand. */
  readonly isMailing: boolean;
  readonly language: Language;
  readonly timeZone: string;
}

export interface ImportServices {
  readonly catalog: Catalog;
  readonly context: WriteContext;
  readonly texts: Texts;
}

/** A column that is imported, and how its cells are read. */
export interface ImportColumn {
  readonly column: string;
  readonly index: number;
  readonly field: Field;
  /** The field that it fills: another one where the cell has an age. */
  readonly fills: Field;
  readonly read: (cell: string) => CellResult;
}

/** A fault at a cell; `column` is empty where it concerns the row. */
export interface CellIssue extends FieldIssue {
  readonly row: number;
  readonly column: string;
  readonly field: string | null;
  /** The one of the cell's values that is wrong. */
  readonly value?: string;
}

/** All that is the same for every row of a file. */
export interface ImportPlan extends ImportRequest {
  readonly context: WriteContext;
  readonly texts: Texts;
  /** The day where the records are, `YYYY-MM-DD`. */
  readonly today: string;
  readonly columns: readonly ImportColumn[];
  readonly unique: readonly UniqueSet[];
  /** Rows in which a unique value came first, by set. */
  readonly seen: readonly Map<string, number>[];
  /** New records that a dry run has found already. */
  readonly found: { created: number };
  /** What the entity's hooks refuse of a row, asked for once. */
  readonly refusals: () => Promise<(values: Values) => readonly FieldIssue[]>;
  readonly findReferences: FindReferences;
}

/** What the entity's hooks refuse of rows that give some fields. */
async function readRefusals(
  { context }: ImportServices,
  { entity, spaceId = "" }: Pick<ImportRequest, "entity" | "spaceId">,
  fields: readonly string[],
): Promise<(values: Values) => readonly FieldIssue[]> {
  const checks: ((values: Values) => readonly FieldIssue[])[] = [];
  for (const { imports } of hooksFor(context, entity, fields))
    if (imports?.checker) checks.push(await imports.checker(context.spaceDb(spaceId)));
  return (values) => checks.flatMap((check) => check(values));
}

export function createPlan(request: ImportRequest, matches: readonly ColumnMatch[], services: ImportServices): ImportPlan {
  const { entity, actor, spaceId } = request;
  const { catalog, context, texts } = services;
  const sources = { ...request, catalog, texts, zone: createZone(request.timeZone) };
  const unique = uniqueSets(entity);
  const columns = matches.flatMap(({ column, index, field }) =>
    field ? [{ column, index, field, fills: birthOf(entity, field) ?? field, read: cellReader(field, sources) }] : [],
  );
  let refusals: ReturnType<ImportPlan["refusals"]> | undefined;
  const given = [...columns.map(({ fills }) => fills.name), ...Object.keys(request.fixed)];
  return {
    ...request,
    context,
    texts,
    today: dayIn(request.timeZone),
    columns,
    unique,
    seen: unique.map(() => new Map()),
    found: { created: 0 },
    refusals: () => {
      refusals ??= readRefusals(services, request, given);
      return refusals;
    },
    findReferences: createReferenceFinder({ catalog, database: context.database, keys: actor.accessKeys, spaceId }),
  };
}

/** The ids of existing records with one of the rows' unique values. */
export function lookUp({ context, entity, spaceId }: ImportPlan, set: UniqueSet, rows: Parameters<typeof existingIds>[2]) {
  return existingIds({ database: context.database, entity, spaceId }, set, rows);
}
