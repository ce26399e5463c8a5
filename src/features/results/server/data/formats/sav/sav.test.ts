import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { DataCell, DataColumn } from "../../dataColumn";
import type { DataTable } from "../../dataTable";
import { sav } from ".";
import { savVariables } from "./variables";

interface SavFile {
  readonly open: () => Promise<void>;
  readonly readAllRows: () => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly meta: {
    readonly sysvars: readonly { readonly name: string; readonly missing: unknown; readonly printFormat: unknown }[];
    readonly getValueLabels: (name: string) => readonly { readonly val: unknown; readonly label: string }[] | undefined;
  };
}

// It is for `require` alone, its types too.
const { SavFileReader }: { readonly SavFileReader: new (path: string) => SavFile } = createRequire(import.meta.url)("sav-reader");

const column = (column: Omit<DataColumn, "cell" | "label"> & { readonly label?: string }): DataColumn => ({
  label: `Title of ${column.name}`,
  ...column,
  cell: () => null,
});

/** In two batches, as rows come from the database. */
const tableOf = (columns: readonly DataColumn[], cells: readonly (readonly DataCell[])[]): DataTable => ({
  columns,
  rows: async function* () {
    yield cells.slice(0, 1);
    yield cells.slice(1);
  },
});

async function read(columns: readonly DataColumn[], cells: readonly (readonly DataCell[])[]) {
  const missingLabels = { "dont-know": "No sabe", refused: "No quiere contestar", "no-answer": "Sin respuesta" };
  const parts: Buffer[] = [];
  for await (const part of sav.write(tableOf(columns, cells), {
    title: "Datos",
    delimiter: ",",
    cases: cells.length,
    timeZone: "UTC",
    missingLabels,
  }))
    parts.push(Buffer.from(part));
  const folder = mkdtempSync(join(tmpdir(), "sondeo-sav-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "data.sav");
  writeFileSync(file, Buffer.concat(parts));
  const reader = new SavFileReader(file);
  await reader.open();
  return reader;
}

test("numbers, codes and texts come back with their labels and missing values", async () => {
  const codes = { "1": "Sí", "2": "No" };
  const reader = await read(
    [
      column({ name: "q1", measure: "nominal", codes, label: "¿Vive aquí?" }),
      column({ name: "brand", measure: "nominal", codes: { a: "Tree", other_brand: "Otra marca" } }),
      column({ name: "price", measure: "scale" }),
      column({ name: "why", measure: "text" }),
    ],
    [
      ["1", "a", 12.5, "Porque sí"],
      ["2", "other_brand", -120, "x".repeat(300)],
      ["[dont-know]", "[refused]", "[no-answer]", null],
      [null, null, null, ""],
    ],
  );
  const rows = await reader.readAllRows();
  expect(rows.map((row) => [row.q1, row.brand, row.price, row.why])).toEqual([
    [1, "a", 12.5, "Porque sí"],
    [2, "other_brand", -120, "x".repeat(300)],
    [-97, "[ref]", -999, ""],
    [undefined, "", undefined, ""],
  ]);
  const named = Object.fromEntries(reader.meta.sysvars.map((variable) => [variable.name, variable]));
  expect(named.q1).toMatchObject({ label: "¿Vive aquí?", type: 0 });
  expect(reader.meta.getValueLabels("q1")).toEqual([
    { val: 1, label: "Sí" },
    { val: 2, label: "No" },
    { val: -97, label: "No sabe" },
  ]);
  expect(reader.meta.getValueLabels("brand")?.[1]).toEqual({ val: "other_brand", label: "Otra marca" });
  expect(named.q1?.missing).toBe(-97);
  expect(named.price?.missing).toBe(-999);
});

test("names are made valid and stay apart", async () => {
  const names = ["q 1", "Q_1", "1st", "all", "x".repeat(80)];
  const variables = await savVariables(
    tableOf(
      names.map((name) => column({ name, measure: "scale" })),
      [[1, 2, 3, 4, 5]],
    ),
  );
  expect(variables.map(({ name }) => name)).toEqual(["q_1", "Q_1_2", "v_1st", "v_all", "x".repeat(64)]);
});

test("dates are SPSS's dates, and a code like 007 stays the text that it is", async () => {
  const reader = await read(
    [
      column({ name: "born", measure: "scale", dates: "day" }),
      column({ name: "at", measure: "scale", dates: "minute" }),
      column({ name: "zip", measure: "nominal", codes: { "007": "Center", "7": "South" } }),
      column({ name: "share", measure: "scale" }),
      // This reader refuses files of less than a kilobyte.
      column({ name: "why", measure: "text" }),
    ],
    [
      ["1988-02-29", "2026-01-31T14:30", "007", 0.125, "x".repeat(500)],
      ["[dont-know]", null, "7", 12_345_678, null],
    ],
  );
  const seconds = (date: string) => Date.parse(date) / 1_000 + 12_219_379_200;
  expect((await reader.readAllRows()).map(({ born, at, zip, share }) => [born, at, zip, share])).toEqual([
    [seconds("1988-02-29T00:00Z"), seconds("2026-01-31T14:30Z"), "007", 0.125],
    [-97, undefined, "7", 12_345_678],
  ]);
  const formats = Object.fromEntries(reader.meta.sysvars.map(({ name, printFormat }) => [name, printFormat]));
  expect(formats).toMatchObject({
    born: { typestr: "DATE", width: 11 },
    at: { typestr: "DATETIME", width: 17 },
    share: { typestr: "F", width: 12, nbdec: 3 },
  });
});
