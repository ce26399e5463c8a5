import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { ROOT } from "./root";

const read = (name: string): Record<string, string>[] =>
  parse(readFileSync(path.join(ROOT, "tests/fixtures/statistics", name)), { columns: true, comment: "#" });

/** A column of the random respondents of `tests/fixtures/statistics`, NaN where there is no value. */
export function respondentColumns(): (name: string) => Float64Array {
  const rows = read("respondents.csv");
  return (name) => {
    if (!rows.every((row) => name in row)) throw new Error(`No column ${name}`);
    return Float64Array.from(rows, (row) => (row[name] === "" ? Number.NaN : Number(row[name])));
  };
}

/** What R says, by name. */
export function expectedStatistics(): (name: string) => number {
  const values = new Map(read("expected.csv").map(({ name, value }) => [name, Number(value)]));
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Nothing named ${name}`);
    return value;
  };
}
