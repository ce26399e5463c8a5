import { expect, test } from "vitest";
import { faultsCsv } from "./saveFaults";

test("faults become a file that spreadsheets read and that starts no formula", () => {
  const faults = [
    { row: 2, column: "E-mail", field: "email", message: 'Not an e-mail; "ana"' },
    { row: 3, column: "=A1", field: null, message: "-1 is too small" },
    { row: 4, column: null, field: null, message: "Twice" },
  ];
  expect(faultsCsv(faults, ["Row", "Column", "Message"])).toBe(
    '\uFEFFRow;Column;Message\r\n2;E-mail;"Not an e-mail; ""ana"""\r\n3;\'=A1;\'-1 is too small\r\n4;;Twice\r\n',
  );
});
