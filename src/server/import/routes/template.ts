import writeXlsxFile from "write-excel-file/node";
import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { csvDelimiter } from "../../../shared/csv/csvDelimiter";
import { CSV_MARK, csvRows } from "../../../shared/csv/csvRows";
import type { Language } from "../../../shared/languages";
import type { Actor } from "../../access/session/session";
import type { Texts } from "../../platform/texts";
import { fieldLabel, importFields } from "../importFields";

export type TemplateFormat = "csv" | "xlsx";

export interface TemplateOptions {
  readonly catalog: Catalog;
  readonly texts: Texts;
  readonly entity: Entity;
  readonly actor: Actor;
  readonly language: Language;
  /** Names of its columns, in order. @default all that a person may give */
  readonly columns?: readonly string[];
}

function columnsOf({ entity, actor, columns }: TemplateOptions): readonly Field[] {
  if (!columns) return importFields(entity, actor.accessKeys, { mode: "create" });
  const matched = entity.importKeys.flatMap((name) => entity.fields.get(name) ?? []);
  const open = importFields(entity, actor.accessKeys, { mode: "upsert", matched });
  return columns.flatMap((name) => open.find((field) => field.name === name) ?? []);
}

/** What goes into the column, by the kind of its field. */
function contentText({ catalog, texts, entity, language }: TemplateOptions, field: Field): string {
  const choices = (field.apiSchema.items?.enum ?? field.apiSchema.enum)?.map((value) => {
    const key = `entities.${entity.name}.enums.${field.name}.${value}`;
    return texts.has(language, key) ? texts.translate(language, key) : String(value);
  });
  if (choices) return choices.join(" · ");
  const target = catalog.entities.get(field.reference?.entity ?? "");
  if (target) {
    const name = texts.translate(language, `entities.${target.name}.name`, { smart_count: 1, _: target.title });
    return texts.translate(language, field.reference?.isMany ? "imports.template.references" : "imports.template.reference", {
      name,
    });
  }
  const key = `imports.template.columns.${field.kind.column}`;
  return texts.has(language, key) ? texts.translate(language, key) : "";
}

async function workbook(options: TemplateOptions, fields: readonly Field[], labels: readonly string[]): Promise<Buffer> {
  const { texts, language } = options;
  const text = (key: string) => texts.translate(language, `imports.template.${key}`);
  const bold = (value: string) => ({ value, fontWeight: "bold" as const });
  const help = fields.map((field, index) => {
    const isNeeded = field.isRequired && field.schema.default === undefined;
    return [{ value: labels[index] ?? "" }, { value: text(isNeeded ? "yes" : "no") }, { value: contentText(options, field) }];
  });
  return writeXlsxFile([
    { sheet: text("sheet"), data: [labels.map(bold)], columns: labels.map(() => ({ width: 22 })), stickyRowsCount: 1 },
    {
      sheet: text("help"),
      data: [[bold(text("column")), bold(text("needed")), bold(text("content"))], ...help],
      columns: [{ width: 28 }, { width: 14 }, { width: 70 }],
    },
  ]).toBuffer();
}

/** An empty file with a column for each field that the person may give, headed in their language. */
export async function importTemplate(options: TemplateOptions, format: TemplateFormat): Promise<Buffer> {
  const { texts, entity, language } = options;
  const fields = columnsOf(options);
  const labels = fields.map((field) => fieldLabel(texts, language, entity, field));
  if (format === "xlsx") return workbook(options, fields, labels);
  return Buffer.from(CSV_MARK + csvRows([labels], csvDelimiter(language)));
}
