import { describe, expect, test } from "vitest";
import { brokenRules, questionOf, seeded } from "../shared/testing";
import { countDates } from "./countDates";
import { date } from "./index";

const day = questionOf(date, { minDate: "2026-01-10", maxDate: "2026-03-01" });
const minute = questionOf(date, { precision: "minute", maxDate: "2026-03-01" });

test.each([
  ["2026-02-30"],
  ["2026-1-5"],
  ["2026-01-09"],
  ["2026-03-02"],
  ["2026-02-01T10:00"],
  ["mañana"],
  ["0000-02-01"],
  [20260201],
  ["2026-02-01\n"],
])("refuses the day %j", (value) => {
  expect(brokenRules(date, day, value)).not.toEqual([]);
});

test.each([["2026-02-01T24:00"], ["2026-02-01T10:60"], ["2026-02-01"], ["2026-03-02T00:00"]])("refuses the time %j", (value) => {
  expect(brokenRules(date, minute, value)).not.toEqual([]);
});

test("years are counted from 1", () => {
  const any = questionOf(date, {});
  expect(brokenRules(date, any, "0000-12-31")).not.toEqual([]);
  expect(brokenRules(date, any, "0001-01-01")).toEqual([]);
  expect(date.faults?.(questionOf(date, { minDate: "0000-01-01" }))).toMatchObject([{ path: "/minDate", fault: "noDate" }]);
  const early = questionOf(date, { maxDate: "0002-01-01" });
  for (let seed = 0; seed < 50; seed += 1) expect(brokenRules(date, early, date.simulate(early, seeded(seed), "es"))).toEqual([]);
});

test("a latest day includes all its times", () => {
  expect(brokenRules(date, minute, "2026-03-01T23:59")).toEqual([]);
  expect(brokenRules(date, day, "2026-03-01")).toEqual([]);
});

test("counts per day with empty days between, per month over a long span, per year over a longer one", () => {
  expect(countDates(["2026-01-03", "2026-01-01T10:00", "2026-01-01"], "es")).toEqual([
    { code: "2026-01-01", label: "1 ene", count: 2 },
    { code: "2026-01-02", label: "2 ene", count: 0 },
    { code: "2026-01-03", label: "3 ene", count: 1 },
  ]);
  expect(countDates(["2025-12-31", "2026-02-01"], "en").map(({ code, label, count }) => [code, label, count])).toEqual([
    ["2025-12", "Dec 2025", 1],
    ["2026-01", "Jan 2026", 0],
    ["2026-02", "Feb 2026", 1],
  ]);
  expect(countDates(["2000-05-05", "2026-02-01"], "es")).toHaveLength(27);
  expect(countDates(["0026-05-05", "2026-02-01"], "es").map(({ code }) => code)).toEqual(["0026", "2026"]);
});

test("labels in a language that is none are those of the usual one", () => {
  expect(countDates(["2026-01-01"], "example-1")).toEqual(countDates(["2026-01-01"], "es"));
});

describe("from the last days", () => {
  const recent = questionOf(date, { maxAgeDays: 3 });
  const asOf = (at: string, kept?: string) => date.asOf?.(recent, at, kept) ?? recent;

  // At noon of the 20th in UTC it is midnight of the 20th where the day begins last, and the 21st where it begins first.
  test.each([
    ["2026-05-20T12:00:00.000Z", "2026-05-17", "2026-05-21"],
    ["2026-05-20T11:59:59.999Z", "2026-05-16", "2026-05-21"],
    ["2026-05-20T09:59:59.999Z", "2026-05-16", "2026-05-20"],
    ["2026-03-02T12:00:00.000Z", "2026-02-27", "2026-03-03"],
  ])("at %s: from %s to %s", (at, first, last) => {
    const refuses = (day: string) => brokenRules(date, asOf(at), day);
    expect([first, last].flatMap(refuses)).toEqual([]);
    const dayBeside = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    expect([dayBeside(first, -1), dayBeside(last, 1)].map(refuses)).toEqual([[" maxAgeDays"], [" maxAgeDays"]]);
  });

  test("whoever answers today, wherever on earth, is never refused what is so many days old there", () => {
    for (let hour = 0; hour < 48; hour += 1) {
      const now = Date.UTC(2026, 4, 20, hour);
      const question = asOf(new Date(now).toISOString());
      for (let zone = -12; zone <= 14; zone += 1) {
        const today = now + zone * 3_600_000;
        const days = [0, 3].map((age) => new Date(today - age * 86_400_000).toISOString().slice(0, 10));
        expect(days.flatMap((day) => brokenRules(date, question, day))).toEqual([]);
      }
    }
  });

  test("a minute is judged by its day", () => {
    const timed = questionOf(date, { maxAgeDays: 1, precision: "minute" });
    const question = date.asOf?.(timed, "2026-05-20T12:00:00Z") ?? timed;
    expect(brokenRules(date, question, "2026-05-19T00:00")).toEqual([]);
    expect(brokenRules(date, question, "2026-05-18T23:59")).toEqual([" maxAgeDays"]);
  });

  test("fixed dates hold beside it, and say so themselves", () => {
    const limited = questionOf(date, { maxAgeDays: 3, minDate: "2026-05-19", maxDate: "2026-05-20" });
    const question = date.asOf?.(limited, "2026-05-20T12:00:00Z") ?? limited;
    expect(brokenRules(date, question, "2026-05-18")).toEqual([" minimum"]);
    expect(brokenRules(date, question, "2026-05-21")).toEqual([" maximum"]);
    expect(date.toSurveyJs(question, "es")).toMatchObject({ min: "2026-05-19", max: "2026-05-20" });
    expect(date.toSurveyJs(question, "es")).not.toHaveProperty("minErrorText");
  });

  test("the browser gets the days and the words, the author's where there are some", () => {
    const at = "2026-05-20T12:00:00Z";
    expect(date.toSurveyJs(asOf(at), "en")).toMatchObject({
      min: "2026-05-17",
      minErrorText: "This must be from the last 3 days.",
    });
    const own = questionOf(date, { maxAgeDays: 1, maxAgeMessage: { es: "Algo reciente, por favor." } });
    const dated = date.asOf?.(own, at) ?? own;
    expect(date.toSurveyJs(dated, "es")).toMatchObject({ minErrorText: "Algo reciente, por favor." });
    expect(date.check?.(dated, "2026-01-01")).toMatchObject([
      { rule: "maxAgeDays", params: { smart_count: 1 }, ownMessage: { es: "Algo reciente, por favor." } },
    ]);
    expect(date.plainForm?.(asOf(at), "es").fields).toMatchObject([{ limits: { min: "2026-05-17", max: "9999-12-31" } }]);
  });

  test("a page that stays open for days never refuses its reader's today", () => {
    expect(date.toSurveyJs(asOf("2026-05-20T12:00:00Z"), "es")).toMatchObject({ max: "9999-12-31" });
  });

  test("an answer of before, which the server keeps, doesn't hold the browser up", () => {
    expect(date.toSurveyJs(asOf("2026-05-20T12:00:00Z", "2026-04-01"), "es")).not.toHaveProperty("min");
    expect(date.toSurveyJs(asOf("2026-05-20T12:00:00Z", "2026-05-19"), "es")).toMatchObject({ min: "2026-05-17" });
  });

  test("nobody simulated has been anywhere tomorrow", () => {
    const question = asOf("2026-05-20T12:00:00Z");
    const days = Array.from({ length: 100 }, (_, seed) => String(date.simulate(question, seeded(seed), "es")));
    expect([...new Set(days)].sort()).toEqual(["2026-05-17", "2026-05-18", "2026-05-19", "2026-05-20"]);
  });
});

test("faults: a message about no rule", () => {
  const fault = { path: "/maxAgeMessage", fault: "messageOfNothing" };
  expect(date.faults?.(questionOf(date, { maxAgeMessage: { es: "No" } }))).toEqual([fault]);
  expect(date.faults?.(questionOf(date, { maxAgeMessage: { es: "No" }, maxAgeDays: 3 }))).toEqual([]);
});

test("faults: dates that do not exist, limits the wrong way round", () => {
  expect(date.faults?.(questionOf(date, { minDate: "2026-02-30" }))).toMatchObject([{ path: "/minDate", fault: "noDate" }]);
  expect(date.faults?.(questionOf(date, { minDate: "2026-02-02", maxDate: "2026-02-01" }))).toMatchObject([
    { fault: "maxBelowMin" },
  ]);
});
