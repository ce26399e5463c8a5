import type { Json, JsonObject } from "../../../../shared/json";
import type { LocalizedText } from "../../../../shared/languages";
import type { Option } from "../../../../survey/questionnaire";
import type { MatrixQuestion } from "../../../../survey/questions/matrixQuestion";
import { type Draft, draft } from "../shared/draft";
import { entryOf } from "../shared/entryOf";
import { bare, type Element } from "./element";

/** A question that comes of an element; where several do, with an ending of name and title. */
export interface Part extends Draft {
  readonly ending?: Option;
  /** Instead of the element's. */
  readonly title?: LocalizedText;
  /** Shows something and asks nothing. */
  readonly isShown?: boolean;
}

/** One choice (or several) a row. */
export function matrix(element: Element): Draft {
  const isMultiple = element.take("cellType") === "checkbox";
  return draft<MatrixQuestion>("matrix", {
    rows: bare(element.options(element.take("rows"))),
    columns: bare(element.options(element.take("columns"))),
    cell: isMultiple ? "multiple" : undefined,
    ...rowRules(element),
  });
}

/** Columns of kinds of their own: texts and numbers stay together, each choice column becomes a matrix. */
export function matrixDropdown(element: Element): readonly Part[] {
  return split(element, bare(element.options(element.take("rows"))));
}

/** Rows that respondents add: as many as the element begins with. */
export function matrixDynamic(element: Element): readonly Part[] {
  const count = Math.min(50, Math.max(1, element.takeNumber("rowCount") ?? element.takeNumber("minRowCount") ?? 2));
  element.lose("dynamicRows", String(count));
  const rows = Array.from({ length: count }, (_, index) => index + 1);
  return split(element, bare(element.options(rows)));
}

/** Of a column that are carried over, or listed elsewhere. */
const COLUMN_MEMBERS: ReadonlySet<string> = new Set([
  ...["name", "title", "cellType", "choices", "rateValues", "inputType", "visibleIf"],
]);

type Column = Option & { source: JsonObject };

function split(element: Element, rows: readonly Option[]): readonly Part[] {
  const shared = { cellType: element.take("cellType") ?? "dropdown", choices: element.take("choices") };
  const rules = rowRules(element);
  const columns = element.options(element.take("columns"), ["title"], "name");
  element.loseMembers(columns, COLUMN_MEMBERS);
  const kindOf = ({ source }: Column) => kinds(source, shared.cellType);
  const open = (["text", "number"] as const).flatMap((cell): readonly Part[] => {
    const own = columns.filter((column) => kindOf(column) === cell);
    return own.length > 0
      ? [{ ...draft<MatrixQuestion>("matrix", { rows, columns: bare(own), cell, ...rules }), ending: own[0] }]
      : [];
  });
  const closed = columns.flatMap((column): readonly Part[] => {
    const cell = kindOf(column);
    if (cell !== "single" && cell !== "multiple") return [];
    const choices = choicesOf(element, column.source, shared.choices);
    return [{ ...draft<MatrixQuestion>("matrix", { rows, columns: choices, cell, ...rules }), ending: column }];
  });
  for (const column of columns)
    if (kindOf(column) === undefined) element.lose("unknownType", `${column.code}: ${String(column.source.cellType)}`);
  const parts = [...closed, ...open];
  if (parts.length > 1) element.lose("splitMatrix");
  return parts.length > 1 ? parts : parts.map(({ type, settings }) => ({ type, settings }));
}

const KINDS: Readonly<Record<string, NonNullable<MatrixQuestion["cell"]>>> = {
  dropdown: "single",
  radiogroup: "single",
  boolean: "single",
  rating: "single",
  checkbox: "multiple",
  tagbox: "multiple",
  text: "text",
  comment: "text",
};

function kinds(column: JsonObject, shared: Json): NonNullable<MatrixQuestion["cell"]> | undefined {
  const type = String(column.cellType && column.cellType !== "default" ? column.cellType : shared);
  return type === "text" && column.inputType === "number" ? "number" : entryOf(KINDS, type);
}

function choicesOf(element: Element, column: JsonObject, shared: Json | undefined): readonly Option[] {
  if (column.cellType === "boolean")
    return ["yes" as const, "no" as const].map((name) => ({
      code: name === "yes" ? "true" : "false",
      label: element.builtIn(name),
    }));
  if (column.cellType === "rating" && !column.rateValues) return bare(element.options([1, 2, 3, 4, 5]));
  const own = column.choices ?? column.rateValues;
  return bare(element.options(Array.isArray(own) && own.length > 0 ? own : shared));
}

function rowRules(element: Element): Pick<MatrixQuestion, "allRows" | "randomOrder"> {
  const allRows = element.takeFlag("isAllRowRequired", "eachRowRequired") || undefined;
  const isRandom = element.source.rowsOrder === "random" || element.source.rowOrder === "random";
  if (isRandom) element.take("rowsOrder", "rowOrder");
  return { allRows, randomOrder: isRandom || undefined };
}
