import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type RJSFSchema, retrieveSchema } from "@rjsf/utils";
import { createPrecompiledValidator, type ValidatorFunctions } from "@rjsf/validator-ajv8";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { messagesOf } from "../../src/client/screens/form/validation";
import type { FieldSchema } from "../../src/schema/document";
import { issuesOf } from "../../src/schema/faults";
import { createAjv } from "../../src/server/api/ajv";
import { validatorModule } from "../../src/server/api/validatorModules";

const NOW = "2026-11-20T10:30:00.000Z";
const folder = mkdtempSync(join(tmpdir(), "sondeo-rules-"));

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) }));
afterAll(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const date = { type: "string", format: "date" } as const;
const moment = { type: "string", format: "date-time" } as const;
const number = { type: "number" } as const;
const anything = {} as const;
const list = { type: "array", items: { type: "object", properties: { target: { type: "number" } } } } as const;

function record(properties: Readonly<Record<string, object>>, rules: object): FieldSchema {
  return { type: "object", properties, ...rules } as FieldSchema;
}

const two = (schema: object) => ({ a: schema, b: schema });
const three = (schema: object) => ({ a: schema, b: schema, c: schema });
const lone = (schema: object) => record({ a: schema }, {});

/** A form, a record, and where the fault lies and what it is called; nothing where it is right. */
type Case = readonly [what: string, schema: FieldSchema, value: object, fault?: string];

const ordered = record(two(date), { "x-rules": [{ ordered: ["a", "b"] }] });
const moments = record(two(moment), { "x-rules": [{ ordered: ["a", "b"] }] });
const mixed = record({ a: date, b: moment }, { "x-rules": [{ ordered: ["a", "b"] }] });
const chain = record(three(number), { "x-rules": [{ ordered: ["a", "b", "c"] }] });
const strict = record(two(date), { "x-rules": [{ ordered: ["a", "b"], strict: true }] });
const strictNumbers = record(two(number), { "x-rules": [{ ordered: ["a", "b"], strict: true }] });
const whole = record(three(number), { "x-rules": [{ sum: ["a", "b", "c"], equals: 1 }] });
const asMuch = record(three(number), { "x-rules": [{ sum: ["a", "b"], equals: "c" }] });
const quotas = record({ a: list }, { "x-rules": [{ sum: "a/target", equals: 100 }] });
const sample = record({ a: list, b: number }, { "x-rules": [{ sum: "a/target", equals: "b" }] });
const tables = record(
  { a: { type: "array", items: { type: "object", properties: { target: number, by: { type: "string" } } } }, b: number },
  { "x-rules": [{ sum: "a/target", equals: "b", by: "by" }] },
);
const crossedTables = record(
  {
    a: {
      type: "array",
      items: { type: "object", properties: { target: number, by: { type: "string" }, with: { type: "string" } } },
    },
    b: number,
  },
  { "x-rules": [{ sum: "a/target", equals: "b", by: ["by", "with"] }] },
);
const atMostOne = record(three(anything), { "x-rules": [{ atMostOne: ["a", "b", "c"] }] });
const atLeastOne = record(two(anything), { "x-rules": [{ atLeastOne: ["a", "b"] }] });
const together = record(three(anything), { "x-rules": [{ together: ["a", "b", "c"] }] });
const adult = lone({ ...date, "x-age": { over: 16, under: 100 } });
const inHours = lone({ ...moment, "x-lead": { hours: 48 } });
const dateInHours = lone({ ...date, "x-lead": { hours: 48 } });
const inDays = lone({ ...date, "x-lead": { days: 2 } });
const momentInDays = lone({ ...moment, "x-lead": { days: 2 } });
const condition = record(two(anything), {
  allOf: [{ if: { required: ["a"], properties: { a: { const: "video" } } }, then: { required: ["b"] } }],
});
const otherwise = record(
  { a: anything, b: number },
  {
    allOf: [
      {
        if: { required: ["a"], properties: { a: { enum: ["ux", "neuro"] } } },
        then: { properties: { b: { minimum: 3, maximum: 50 } } },
        else: { properties: { b: false } },
      },
    ],
  },
);
const several = record(three(number), { "x-rules": [{ ordered: ["a", "b"] }, { atLeastOne: ["c", "a"] }] });

const CASES: readonly Case[] = [
  ["a date before the next", ordered, { a: "2026-01-01", b: "2026-01-02" }],
  ["a date equal to the next", ordered, { a: "2026-01-01", b: "2026-01-01" }],
  ["a date after the next", ordered, { a: "2026-01-02", b: "2026-01-01" }, "/b ordered"],
  ["a date alone", ordered, { b: "2026-01-01" }],
  ["no dates", ordered, {}],
  ["moments in the order of their instants", moments, { a: "2026-01-01T10:00:00+02:00", b: "2026-01-01T08:00:01Z" }],
  ["the same instant in two offsets", moments, { a: "2026-01-01T10:00:00+02:00", b: "2026-01-01T08:00:00Z" }],
  ["a later instant with a lower text", moments, { a: "2026-01-01T09:00:00-05:00", b: "2026-01-01T13:00:00Z" }, "/b ordered"],
  ["a date and a moment of that day", mixed, { a: "2026-01-01", b: "2026-01-01T00:00:00Z" }],
  ["a date and a moment before it", mixed, { a: "2026-01-01", b: "2025-12-31T23:59:59Z" }, "/b ordered"],
  ["numbers in order", chain, { a: 1, b: 1, c: 2 }],
  ["numbers out of order at the end", chain, { a: 1, b: 3, c: 2 }, "/c orderedNumber"],
  ["numbers out of order at the beginning", chain, { a: 2, b: 1, c: 3 }, "/b orderedNumber"],
  ["numbers out of order around a gap", chain, { a: 3, c: 2 }, "/c orderedNumber"],
  ["zero before one", chain, { a: 0, b: 1 }],
  ["zero after minus one", chain, { a: 0, b: -1 }, "/b orderedNumber"],
  ["strictly, a date before the next", strict, { a: "2026-01-01", b: "2026-01-02" }],
  ["strictly, equal dates", strict, { a: "2026-01-01", b: "2026-01-01" }, "/b orderedStrict"],
  ["strictly, equal numbers", strictNumbers, { a: 1, b: 1 }, "/b orderedStrictNumber"],
  ["decimals that add up", whole, { a: 0.1, b: 0.2, c: 0.7 }],
  ["decimals that computers add up to a hair more", whole, { a: 0.7, b: 0.1, c: 0.2 }],
  ["decimals that miss by a thousandth", whole, { a: 0.1, b: 0.2, c: 0.701 }, "/c sumWith"],
  ["a sum with a part missing", whole, { a: 0.1, b: 0.2 }],
  ["a sum equal to a field", asMuch, { a: 40, b: 60, c: 100 }],
  ["a sum unequal to a field", asMuch, { a: 40, b: 60, c: 99 }, "/b sumField"],
  ["a sum whose total is not said", asMuch, { a: 40, b: 60 }],
  ["a list that adds up", quotas, { a: [{ target: 40 }, { target: 60 }] }],
  ["a list that falls short", quotas, { a: [{ target: 40 }, { target: 59 }] }, "/a sum"],
  ["a list with an item without a number", quotas, { a: [{ target: 100 }, {}] }],
  ["an empty list", quotas, { a: [] }],
  ["no list", quotas, {}],
  ["a list equal to a field", sample, { a: [{ target: 1 }, { target: 2 }], b: 3 }],
  ["a list unequal to a field", sample, { a: [{ target: 1 }, { target: 2 }], b: 4 }, "/a sumField"],
  [
    "groups that each add up",
    tables,
    {
      a: [
        { target: 3, by: "x" },
        { target: 1, by: "y" },
        { target: 2, by: "y" },
      ],
      b: 3,
    },
  ],
  [
    "groups of two values that each add up",
    crossedTables,
    {
      a: [
        { target: 3, by: "x" },
        { target: 1, by: "x", with: "y" },
        { target: 2, by: "x", with: "y" },
        { target: 3, by: "x", with: "z" },
      ],
      b: 3,
    },
  ],
  [
    "a group of two values that falls short",
    crossedTables,
    {
      a: [
        { target: 3, by: "x" },
        { target: 2, by: "x", with: "y" },
      ],
      b: 3,
    },
    "/a sumGroup",
  ],
  [
    "a group that falls short",
    tables,
    {
      a: [
        { target: 3, by: "x" },
        { target: 2, by: "y" },
      ],
      b: 3,
    },
    "/a sumGroup",
  ],
  [
    "groups that only add up together",
    tables,
    {
      a: [
        { target: 1, by: "x" },
        { target: 2, by: "y" },
      ],
      b: 3,
    },
    "/a sumGroup",
  ],
  ["an item without a group, with those before it", tables, { a: [{ target: 1, by: "x" }, { target: 2 }], b: 3 }],
  ["an item without a group at the beginning", tables, { a: [{ target: 1 }, { target: 2, by: "x" }], b: 3 }],
  ["items that are of no group", tables, { a: [{ target: 1 }, { target: 1 }], b: 3 }, "/a sumField"],
  ["one of three", atMostOne, { b: "x" }],
  ["none of three", atMostOne, {}],
  ["two of three", atMostOne, { a: "x", c: "y" }, "/c atMostOne"],
  ["one of three and an unticked box", atMostOne, { a: true, c: false }],
  ["one of three and an empty list", atMostOne, { a: "x", b: [] }],
  ["zero is a value", atMostOne, { a: 0, b: 1 }, "/b atMostOne"],
  ["at least one is there", atLeastOne, { b: 0 }],
  ["at least one is missing", atLeastOne, {}, "/a atLeastOne"],
  ["two empty values are none", atLeastOne, { a: "", b: [] }, "/a atLeastOne"],
  ["all together", together, { a: 1, b: 2, c: 3 }],
  ["none together", together, {}],
  ["two of three together", together, { a: 1, c: 3 }, "/b together"],
  ["one of three together", together, { c: 3 }, "/a together"],
  ["sixteen since yesterday", adult, { a: "2010-11-19" }],
  ["sixteen today", adult, { a: "2010-11-20" }, "/a ageOver"],
  ["ninety-nine until tomorrow", adult, { a: "1926-11-21" }],
  ["a hundred today", adult, { a: "1926-11-20" }, "/a ageUnder"],
  ["unborn", adult, { a: "2030-01-01" }, "/a ageOver"],
  ["no birth date", adult, {}],
  ["a birth date that is none", adult, { a: "2009-02-30" }, "/a formatDate"],
  ["48 hours ahead", inHours, { a: "2026-11-22T10:30:00Z" }],
  ["a second less than 48 hours ahead", inHours, { a: "2026-11-22T10:29:59Z" }, "/a leadHours"],
  ["48 hours ahead in another offset", inHours, { a: "2026-11-22T12:30:00+02:00" }],
  ["a date whose midnight is 48 hours ahead", dateInHours, { a: "2026-11-23" }],
  ["a date whose midnight is not", dateInHours, { a: "2026-11-22" }, "/a leadHours"],
  ["the day after tomorrow", inDays, { a: "2026-11-22" }],
  ["tomorrow", inDays, { a: "2026-11-21" }, "/a leadDays"],
  ["a moment two days ahead", momentInDays, { a: "2026-11-22T10:30:00Z" }],
  ["a moment not quite two days ahead", momentInDays, { a: "2026-11-22T00:00:00Z" }, "/a leadDays"],
  ["a condition that holds, and is met", condition, { a: "video", b: 1 }],
  ["a condition that holds, and is not met", condition, { a: "video" }, "/b required"],
  ["a condition that does not hold", condition, { a: "task" }],
  ["a condition on what is not given", condition, {}],
  ["within the bounds of then", otherwise, { a: "ux", b: 3 }],
  ["outside the bounds of then", otherwise, { a: "ux", b: 51 }, "/b maximum"],
  ["what else forbids", otherwise, { a: "poll", b: 3 }, "/b additionalProperties"],
  ["what else allows", otherwise, { a: "poll" }],
  ["two rules, both met", several, { a: 1, b: 2 }],
  ["two rules, one broken", several, { a: 2, b: 1 }, "/b orderedNumber"],
];

const ajv = createAjv();

function onServer(schema: FieldSchema, value: object): readonly string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return issuesOf(validate.errors ?? []).map(({ path, rule }) => `${path} ${rule}`);
}

const modules = new Map<FieldSchema, Promise<ValidatorFunctions>>();

/** The form's validators as a browser loads them. */
function moduleOf(schema: FieldSchema): Promise<ValidatorFunctions> {
  const known = modules.get(schema);
  if (known) return known;
  const file = join(folder, `${modules.size}.mjs`);
  const loading = validatorModule(schema).then(async (source) => {
    writeFileSync(file, source);
    const { default: functions } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    return functions as ValidatorFunctions;
  });
  modules.set(schema, loading);
  return loading;
}

async function inBrowser(schema: FieldSchema, value: object): Promise<readonly string[]> {
  const validator = createPrecompiledValidator(await moduleOf(schema), schema as object);
  const { errors } = validator.rawValidation(schema as object, value);
  const messages = messagesOf(errors as Parameters<typeof messagesOf>[0], (key) => key.slice("validation.".length));
  return Object.entries(messages).map(([path, rule]) => `${path} ${rule}`);
}

describe("a rule", () => {
  test.each(CASES.map((one) => [one[0], one] as const))("%s", async (_, [, schema, value, fault]) => {
    const expected = fault ? [fault] : [];
    expect(onServer(schema, value)).toEqual(expected);
    expect(await inBrowser(schema, value)).toEqual(expected);
  });

  test.each([
    ["2026-02-28", "/a ageOver"],
    ["2026-03-01", undefined],
  ])("who was born on 29 February has had the birthday by 1 March: %s", async (today, fault) => {
    vi.setSystemTime(new Date(`${today}T12:00:00Z`));
    const schema = lone({ ...date, "x-age": { over: 18 } });
    const value = { a: "2008-02-29" };
    const expected = fault ? [fault] : [];
    expect(onServer(schema, value)).toEqual(expected);
    expect(await inBrowser(schema, value)).toEqual(expected);
    vi.setSystemTime(new Date(NOW));
  });

  test("of several that are broken each is told", () => {
    expect(onServer(several, { b: 1, a: undefined })).toEqual(["/c atLeastOne"]);
    expect(
      onServer(record(three(number), { "x-rules": [{ ordered: ["a", "b"] }, { together: ["a", "c"] }] }), { a: 2, b: 1 }),
    ).toEqual(["/b orderedNumber", "/c together"]);
  });

  test("a rule beside a condition leaves the form as RJSF draws it alone", async () => {
    const schema = { ...condition, "x-rules": [{ atMostOne: ["a", "b"] }] };
    const validator = createPrecompiledValidator(await moduleOf(schema), schema as object);
    const drawn = retrieveSchema(validator, schema as object, schema as object, { a: "video" });
    expect(drawn).toMatchObject({ required: ["b"], properties: { a: {}, b: {} } });
  });

  test("a form's parts can be asked one by one, as RJSF does for conditions", async () => {
    const form: RJSFSchema = JSON.parse(JSON.stringify(condition));
    const validator = createPrecompiledValidator(await moduleOf(condition), form);
    expect(retrieveSchema(validator, form, form, { a: "video" }).required).toEqual(["b"]);
    expect(retrieveSchema(validator, form, form, { a: "task" }).required).toBeUndefined();
  });
});
