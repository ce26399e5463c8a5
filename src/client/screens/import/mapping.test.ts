import { expect, test } from "vitest";
import { mapped } from "./mapping";

const columns = [
  { column: "Correo", field: "email" },
  { column: "Mail", field: null },
  { column: "Nombre", field: "name" },
];

test("a field is filled by one column only", () => {
  expect(mapped(columns, "Mail", "email")).toEqual([
    { column: "Correo", field: null },
    { column: "Mail", field: "email" },
    { column: "Nombre", field: "name" },
  ]);
});

test("a column can be left out", () => {
  expect(mapped(columns, "Nombre", null)[2]).toEqual({ column: "Nombre", field: null });
});
