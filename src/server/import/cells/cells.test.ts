import { describe, expect, test } from "vitest";
import { createZone } from "../../../shared/dates/zone";
import { readBoolean } from "./readBoolean";
import { readDate, readMoment } from "./readDate";
import { readNumber } from "./readNumber";

const plain = (text: string) => ({ plain: text });

describe("a number", () => {
  test.each([
    ["12", "12"],
    ["-3", "-3"],
    ["1.5", "1.5"],
    ["1,5", "1.5"],
    ["0,125", "0.125"],
    ["1.234", "1.234"],
    ["1.234,56", "1234.56"],
    ["1,234.56", "1234.56"],
    ["1.234.567", "1234567"],
    ["1,234,567.8", "1234567.8"],
    ["1 234,5", "1234.5"],
    ["1\u00a0234\u202f567", undefined],
    ["1\u202f234\u202f567", "1234567"],
    ["12'345.5", "12345.5"],
    ["12,50 €", "12.50"],
    ["$3.20", "3.20"],
    ["1e3", "1e3"],
    ["abc", undefined],
    ["12 34", undefined],
    ["1.23,4.5", undefined],
    ["", undefined],
  ])("%s is read as %s", (cell, number) => expect(readNumber(cell)).toEqual(number && plain(number)));

  test.each(["1,234", "12.340", "1.000", "-999,999"])("%s may be two numbers", (cell) =>
    expect(readNumber(cell)).toBe("ambiguous"),
  );
});

describe("a date", () => {
  test.each([
    ["2026-02-03", "es", "2026-02-03"],
    ["2026/2/3", "es", "2026-02-03"],
    ["2026-02-03 00:00:00", "es", "2026-02-03"],
    ["03/02/2026", "es", "2026-02-03"],
    ["3-2-2026", "nl", "2026-02-03"],
    ["3.2.2026", "en", "2026-02-03"],
    ["13/02/2026", "en", "2026-02-13"],
    ["02/13/2026", "en", "2026-02-13"],
    ["2/2/2026", "en", "2026-02-02"],
    ["29/02/2024", "fr", "2024-02-29"],
    ["29/02/2026", "fr", undefined],
    ["02/13/2026", "es", undefined],
    ["3/2/26", "es", undefined],
    ["ayer", "es", undefined],
  ] as const)("%s in %s is read as %s", (cell, language, date) => expect(readDate(cell, language)).toEqual(date && plain(date)));

  test("whose day and month can't be told apart is left alone", () => expect(readDate("3/4/2026", "en")).toBe("ambiguous"));
});

describe("a moment", () => {
  test.each([
    ["2026-07-01T10:00:00Z", "2026-07-01T10:00:00.000Z"],
    ["2026-07-01T10:00:00+02:00", "2026-07-01T08:00:00.000Z"],
    ["01/07/2026 10:00", "2026-07-01T08:00:00.000Z"],
    ["1/12/2026 9:30", "2026-12-01T08:30:00.000Z"],
    ["2026-12-01 09:30:15", "2026-12-01T08:30:15.000Z"],
    ["2026-12-01", "2026-11-30T23:00:00.000Z"],
    ["2026-12-01 24:00", undefined],
    ["2026-12-01 10:60", undefined],
    ["28/03/2027 02:30", undefined],
    ["28/03/2027 03:00", "2027-03-28T01:00:00.000Z"],
  ])("%s in Madrid is %s", (cell, instant) =>
    expect(readMoment(cell, "es", createZone("Europe/Madrid"))).toEqual(instant && plain(instant)),
  );
});

describe("yes and no", () => {
  test.each([
    ["Sí", true],
    ["true", true],
    ["X", true],
    ["Não", false],
    ["NEE", false],
    ["0", false],
    ["perhaps", undefined],
  ])("%s is read as %s", (cell, value) => expect(readBoolean(cell)).toBe(value));
});
