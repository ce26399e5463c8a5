import type { Catalog, Entity, Field } from "../../../schema/catalog";
import type { ColumnType } from "../../../schema/fieldKind";
import type { Zone } from "../../../shared/dates/zone";
import type { Json } from "../../../shared/json";
import type { Language } from "../../../shared/languages";
import type { Texts } from "../../platform/texts";
import { type CellResult, faulty } from "./cellResult";
import { choiceReader, choiceWords } from "./choices";
import { readBoolean } from "./readBoolean";
import { readDate, readMoment } from "./readDate";
import { readNumber } from "./readNumber";

export interface CellSources {
  readonly catalog: Catalog;
  readonly entity: Entity;
  readonly texts: Texts;
  /** The language in which dates are read. */
  readonly language: Language;
  /** The zone that moments without an offset are in. */
  readonly zone: Zone;
}

type ReadCell = (cell: string) => CellResult;
type LocalForm = (cell: string, sources: CellSources) => { readonly plain: string } | "ambiguous" | undefined;

const LIST_SIGN = /[;|\n]/;

const LOCAL_FORMS: Readonly<Partial<Record<ColumnType, LocalForm>>> = {
  integer: readNumber,
  bigint: readNumber,
  numeric: readNumber,
  "double precision": readNumber,
  date: (cell, { language }) => readDate(cell, language),
  timestamptz: (cell, { language, zone }) => readMoment(cell, language, zone),
};

function itemsOf(cell: string): readonly string[] {
  const items = cell.split(LIST_SIGN).map((item) => item.trim());
  return [...new Set(items.filter(Boolean))];
}

/** `<entity>/<id>` of one of the entities that the field may point to. */
function readAddress(field: Field, cell: string): CellResult {
  const address = field.kind.fromCell(cell);
  const [target = "", id = ""] = String(address ?? "").split("/");
  return field.targets?.includes(target) ? { names: [id], target } : faulty("reference");
}

function readKind(field: Field, text: string): CellResult {
  const value = field.kind.fromCell(text);
  return value === undefined ? faulty("type") : { value };
}

function choiceCells(field: Field, choose: (cell: string) => string | undefined, choices: string): ReadCell {
  // Faults are kept for a while: they hold nothing of the cells.
  const refusal = faulty("choice", { choices });
  if (field.kind.column !== "text[]") {
    return (cell) => {
      const value = choose(cell.trim());
      return value === undefined ? refusal : { value };
    };
  }
  return (cell) => {
    const values = itemsOf(cell).map(choose);
    return values.includes(undefined) ? refusal : { value: values as readonly Json[] };
  };
}

/** How the cells of a field are read: by its kind, after the forms that people write in have been made plain. */
export function cellReader(field: Field, sources: CellSources): ReadCell {
  if (field.reference) {
    const { entity: target, isMany } = field.reference;
    return (cell) => ({ names: isMany ? itemsOf(cell) : [cell.trim()], target });
  }
  if (field.targets) return (cell) => readAddress(field, cell);
  const choose = choiceReader({ ...sources, field });
  if (choose) return choiceCells(field, choose, choiceWords({ ...sources, field }, sources.language));
  if (field.kind.column === "text[]") return (cell) => ({ value: itemsOf(cell) });
  if (field.kind.column === "boolean") {
    return (cell) => {
      const value = readBoolean(cell);
      return value === undefined ? faulty("type") : { value };
    };
  }
  const localForm = LOCAL_FORMS[field.kind.column];
  if (!localForm) return (cell) => readKind(field, cell);
  return (cell) => {
    const read = localForm(cell, sources);
    if (read === "ambiguous") return faulty("ambiguous");
    return read
      ? readKind(field, read.plain)
      : faulty(field.kind.column === "date" || field.kind.column === "timestamptz" ? "formatDate" : "type");
  };
}
