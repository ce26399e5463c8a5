import type { Entity, Field } from "../../../schema/catalog";
import { csvDelimiter } from "../../../shared/csv/csvDelimiter";
import { AppError } from "../../../shared/errors";
import type { Language } from "../../../shared/languages";
import { type ListQuerystring, type ListRequest, parseListRequest } from "../rest/list/listRequest";
import { listedFields } from "../rest/visibleFields";

/** `format` is the sheet's, the rest as the list takes it. */
export interface ExportQuerystring extends Pick<ListQuerystring, "sort" | "filter" | "trash"> {
  readonly format?: ExportFormat;
  readonly fields?: string;
  readonly labels?: string;
  readonly delimiter?: string;
}

export type ExportFormat = "csv" | "xlsx";

export interface ExportRequest {
  readonly list: ListRequest;
  readonly format: ExportFormat;
  /** Columns, in order. */
  readonly fields: readonly Field[];
  /** Whether values of closed lists and references are told in words, as people read them, or as imports take them. */
  readonly hasLabels: boolean;
  /** @default the one of the language's spreadsheets */
  readonly delimiter: string;
}

/** Query of the export call. */
export const EXPORT_QUERY = {
  type: "object",
  additionalProperties: false,
  properties: {
    format: { type: "string", enum: ["csv", "xlsx"] },
    sort: { type: "string", maxLength: 200 },
    filter: { type: "string", maxLength: 50_000 },
    trash: { type: "string", enum: ["true", "false"] },
    fields: { type: "string", maxLength: 10_000 },
    labels: { type: "string", enum: ["true", "false"] },
    delimiter: { type: "string", enum: [",", ";"] },
  },
} as const;

function refuse(rule: string): never {
  throw new AppError("request.invalid", { faults: [{ path: "/fields", rule }] });
}

function parseNames(text: string): readonly unknown[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) && names.length > 0 ? names : refuse("format");
  } catch {
    return refuse("format");
  }
}

/** The list's columns first, then what else a form shows. */
function defaultFields(entity: Entity, listed: readonly Field[]): readonly Field[] {
  const first = entity.list.flatMap((name) => listed.find((field) => field.name === name) ?? []);
  return [...new Set([...first, ...listed.filter((field) => !field.isSystem)])];
}

function parseFields(entity: Entity, keys: readonly string[], text: string | undefined): readonly Field[] {
  const listed = listedFields(entity, keys);
  if (text === undefined) return defaultFields(entity, listed);
  const fields = parseNames(text).map((name) => listed.find((field) => field.name === name) ?? refuse("unknown"));
  return [...new Set(fields)];
}

/** @throws AppError naming the part that is wrong */
export function parseExportRequest(
  entity: Entity,
  keys: readonly string[],
  query: ExportQuerystring,
  language: Language,
): ExportRequest {
  const { format = "csv", fields, labels, delimiter = csvDelimiter(language), ...list } = query;
  return {
    list: parseListRequest(entity, keys, { ...list, count: "false" }, language),
    format,
    fields: parseFields(entity, keys, fields),
    hasLabels: labels === "true",
    delimiter,
  };
}
