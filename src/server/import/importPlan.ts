import type { Catalog, Entity, Field } from "../../schema/catalog";
import { createZone } from "../../shared/dates/zone";
import type { FieldIssue } from "../../shared/errors";
import type { Language } from "../../shared/languages";
import type { Actor } from "../access/session/session";
import type { WriteContext } from "../api/rest/write/writeContext";
import type { Texts } from "../platform/texts";
import { cellReader } from "./cells/cellReader";
import type { CellResult } from "./cells/cellResult";
import type { ImportMode } from "./importFields";
import type { ColumnMatch } from "./matchColumns";
import { existingIds, type UniqueSet, uniqueSets } from "./rows/existing";
import { createReferenceFinder, type FindReferences } from "./rows/references";

/** What the caller asks for. */
export interface ImportRequest {
  readonly entity: Entity;
  readonly actor: Actor;
  /** The space that the records belong to; absent for global entities. */
  readonly spaceId: string | undefined;
  readonly mode: ImportMode;
  /** What existing records are told by; only to update them. */
  readonly key: Field | undefined;
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
  readonly read: (cell: string) => CellResult;
}

/** A fault at a cell; `column` is empty where it concerns the row. */
export interface CellIssue extends FieldIssue {
  readonly row: number;
  readonly column: string;
  readonly field: string | null;
}

/** All that is the same for every row of a file. */
export interface ImportPlan extends ImportRequest {
  readonly context: WriteContext;
  readonly texts: Texts;
  readonly columns: readonly ImportColumn[];
  readonly unique: readonly UniqueSet[];
  /** Rows in which a unique value came first, by set. */
  readonly seen: readonly Map<string, number>[];
  readonly findReferences: FindReferences;
}

export function createPlan(request: ImportRequest, matches: readonly ColumnMatch[], services: ImportServices): ImportPlan {
  const { entity, actor, spaceId } = request;
  const { catalog, context, texts } = services;
  const sources = { ...request, catalog, texts, zone: createZone(request.timeZone) };
  const unique = uniqueSets(entity);
  return {
    ...request,
    context,
    texts,
    columns: matches.flatMap(({ column, index, field }) =>
      field ? [{ column, index, field, read: cellReader(field, sources) }] : [],
    ),
    unique,
    seen: unique.map(() => new Map()),
    findReferences: createReferenceFinder({ catalog, database: context.database, keys: actor.accessKeys, spaceId }),
  };
}

/** The ids of existing records with one of the rows' unique values. */
export function lookUp({ context, entity, spaceId }: ImportPlan, set: UniqueSet, rows: Parameters<typeof existingIds>[2]) {
  return existingIds({ database: context.database, entity, spaceId }, set, rows);
}
