import { openTable, type TableRow, tableContent } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { readNumber } from "../../../../shared/readNumber";
import type { RespondentIds } from "./respondentIds";
import { refuseWeighting, weightingIssue } from "./weightingFault";

/** What a column of weights is headed with, in the product's languages. */
const WEIGHT_HEADINGS = new Set([
  "weight",
  "weights",
  "peso",
  "pesos",
  "ponderacion",
  "ponderación",
  "poids",
  "pondération",
  "gewicht",
  "weging",
  "ponderazione",
  "ponderação",
]);
/** Files are refused for all their faults at once, of which these are named. */
const MOST_FAULTS = 50;
/** Weights have six decimals and more. */
const DECIMALS = 15;
const HIGHEST = 1_000_000;

interface Columns {
  readonly id: number;
  readonly weight: number;
}

/** The respondent's column is the first one beside that of weights. @throws AppError `request.invalid` */
function columnsOf(headings: readonly string[]): Columns {
  const named = headings.findIndex((heading) => WEIGHT_HEADINGS.has(heading.trim().toLowerCase()));
  const weight = named === -1 && headings.length === 2 ? 1 : named;
  const id = headings.findIndex((heading, index) => index !== weight && heading.trim() !== "");
  return weight === -1 || id === -1 ? refuseWeighting("/file", "noTable") : { id, weight };
}

/** As programs write numbers, with all digits of a double: more than people are allowed to type. */
const WRITTEN = /^\d*\.?\d+(?:e[-+]?\d{1,3})?$/i;

/** A number above 0 or 0 itself; undefined where it is none. */
function weightOf(cell: string): number | undefined {
  const typed = readNumber(cell, DECIMALS);
  const value = WRITTEN.test(cell) ? Number(cell) : typed.kind === "number" ? typed.value : Number.NaN;
  return value >= 0 && value <= HIGHEST ? value : undefined;
}

/** Weights by response, and what is wrong with the rows read so far. */
class WeightRows {
  readonly weights = new Map<string, number>();
  readonly faults: FieldIssue[] = [];
  private readonly rowOf = new Map<string, number>();

  constructor(
    private readonly columns: Columns,
    private readonly ids: RespondentIds,
  ) {}

  add({ row, cells }: TableRow): void {
    const id = cells[this.columns.id] ?? "";
    const response = this.ids.find(id);
    const weight = weightOf(cells[this.columns.weight] ?? "");
    const refuse = (fault: Parameters<typeof weightingIssue>[1], params = {}) =>
      this.faults.push(weightingIssue(`/rows/${row}`, fault, { row, id: id.slice(0, 80), ...params }));
    if (response === undefined) refuse("unknownRespondent");
    else if (response === null) refuse("sharedName");
    else if (weight === undefined) refuse("weight", { value: (cells[this.columns.weight] ?? "").slice(0, 40) });
    else if (this.rowOf.has(response)) refuse("repeatedRespondent", { first: this.rowOf.get(response) ?? 0 });
    else {
      this.rowOf.set(response, row);
      this.weights.set(response, weight);
    }
  }
}

/**
 * Weights by response from a CSV or a workbook with headings: a column of respondents, and one of weights (headed as such,
 * or the second of two).
 * @throws AppError `request.invalid` with the rows that are faulty, `import.*` where it is no table
 */
export async function readWeightTable(content: Buffer, ids: RespondentIds): Promise<ReadonlyMap<string, number>> {
  const { headings, rows } = await openTable(await tableContent(content));
  const read = new WeightRows(columnsOf(headings), ids);
  for await (const row of rows) {
    read.add(row);
    if (read.faults.length >= MOST_FAULTS) break;
  }
  if (read.faults.length > 0) throw new AppError("request.invalid", { faults: read.faults });
  if (read.weights.size === 0) refuseWeighting("/file", "noTable");
  return read.weights;
}
