import { describe, expect, test } from "vitest";
import type { FieldSchema } from "../schema/document";
import { isPassword } from "../server/access/credentials/passwords";
import { fieldKinds } from "../server/extensions";
import type { Json } from "../shared/json";

const UUID = "01890a5d-ac96-774b-bcce-b302099a8057";
const OTHER_UUID = "01890a5d-ac96-774b-bcce-b302099a8058";

interface Sample {
  /** A property that is recognised as of the kind, or names it. */
  readonly schema: FieldSchema;
  /** Values as stored, each of which survives an export and its import. */
  readonly values: readonly Json[];
  /** Cells that can't be read. */
  readonly unreadable: readonly string[];
  /** JSON forms of a filter's operand that are of the wrong type. */
  readonly foreign: readonly Json[];
  readonly operands: readonly Json[];
}

const NO_TEXT: readonly Json[] = [1, true, null, {}, ["a"]];
const NO_NUMBER: readonly Json[] = ["1", "", true, null, {}, [1]];
const text = (schema: FieldSchema, values: readonly string[]): Sample => ({
  schema,
  values,
  unreadable: [],
  foreign: NO_TEXT,
  operands: values,
});

const SAMPLES: Readonly<Record<string, Sample>> = {
  text: text({ type: "string", maxLength: 80 }, ["Ñandú", " a ", "=1+1"]),
  "long-text": text({ type: "string", maxLength: 2000 }, ["one\ntwo", "Ñ"]),
  email: text({ type: "string", format: "email" }, ["a@b.test"]),
  url: text({ type: "string", format: "uri" }, ["https://b.test/?a=1"]),
  nickname: text({ type: "string", "x-kind": "nickname" }, ["Ñandú 7"]),
  colour: text({ type: "string", "x-kind": "colour" }, ["#3447d4"]),
  image: text({ type: "string", "x-kind": "image" }, ["/files/1", "https://b.test/a.png"]),
  file: text({ type: "string", "x-kind": "file" }, ["/files/1", "https://b.test/a.pdf"]),
  video: text({ type: "string", "x-kind": "video" }, ["/files/1", "https://youtu.be/aqz-KE-bpKQ"]),
  enum: text({ type: "string", enum: ["a", "b"] }, ["a"]),
  integer: {
    schema: { type: "integer" },
    values: [0, -7, 2_147_483_647],
    unreadable: ["1.5", "a", "1e3", "0x10", "--1"],
    foreign: [...NO_NUMBER, 1.5, 2 ** 31, 1e300],
    operands: [0, -1, 2_147_483_647],
  },
  number: {
    schema: { type: "number" },
    values: [0, -1.5, 1e-7, 1e21],
    unreadable: ["a", "1,5,0", "NaN", "Infinity", " "],
    foreign: NO_NUMBER,
    operands: [0, 1.5, -1e300],
  },
  money: {
    schema: { type: "number", "x-kind": "money" },
    values: [0, 10.5, 0.01, 1234567.89],
    unreadable: ["a", "10 €"],
    foreign: NO_NUMBER,
    operands: [0, 9.99],
  },
  boolean: {
    schema: { type: "boolean" },
    values: [true, false],
    unreadable: ["maybe", "2", "yep"],
    foreign: ["true", 1, 0, null, [true]],
    operands: [true, false],
  },
  date: {
    schema: { type: "string", format: "date" },
    values: ["2024-02-29", "1999-12-31"],
    unreadable: ["2026-02-30", "2025-02-29", "31/12/2026", "2026-1-1", "tomorrow"],
    foreign: [...NO_TEXT, "2026-02-30", "2026-13-01", "2026-01-01T00:00:00Z", ""],
    operands: ["2024-02-29"],
  },
  "date-time": {
    schema: { type: "string", format: "date-time" },
    values: ["2026-01-01T10:00:00.000Z"],
    unreadable: ["10:00", "2026-01-01T10:00:00", "2026-02-30T10:00:00Z", "now"],
    foreign: [...NO_TEXT, "now", "infinity", "2026-02-30T00:00:00Z", "0000-01-01", ""],
    operands: ["2026-01-01T10:00:00.000Z"],
  },
  identifier: {
    schema: { type: "string", format: "uuid" },
    values: [UUID],
    unreadable: ["a", `${UUID}0`],
    foreign: [...NO_TEXT, "a", `'${UUID}'`],
    operands: [UUID],
  },
  reference: {
    schema: { "x-ref": "country" },
    values: [UUID],
    unreadable: ["a"],
    foreign: [...NO_TEXT, "a"],
    operands: [UUID],
  },
  tags: {
    schema: { type: "array", items: { type: "string" } },
    values: [["a"], ["a", "b c", "año:2026"]],
    unreadable: [],
    foreign: NO_TEXT,
    operands: ["a"],
  },
  json: {
    schema: { type: "object" },
    values: [{ a: [1, null, { b: "ñ" }] }],
    unreadable: ["{", "a"],
    foreign: [1, "a", {}, null],
    operands: [],
  },
  embedded: {
    schema: { type: "array", items: { type: "object", properties: { title: { type: "string" } } } },
    values: [[], [{ title: "Ñ" }, { title: "b", target: 2 }]],
    unreadable: ["[", "a"],
    foreign: [1, "a", {}, null, []],
    operands: [],
  },
  references: {
    schema: { type: "array", items: { "x-ref": "country" } },
    values: [[UUID], [UUID, OTHER_UUID]],
    unreadable: ["a", `${UUID};a`, `${UUID},${OTHER_UUID}`],
    foreign: [...NO_TEXT, "a", [UUID]],
    operands: [UUID],
  },
  polymorphic: {
    schema: { "x-ref": ["activity", "study"] },
    values: [`activity/${UUID}`],
    unreadable: ["a", UUID, "activity/a", `/${UUID}`, `activity/${UUID}/${UUID}`],
    foreign: [...NO_TEXT, "a", UUID, "activity/"],
    operands: [`activity/${UUID}`, `study/${UUID}`],
  },
  secret: {
    schema: { type: "string", "x-kind": "secret" },
    values: [],
    unreadable: [],
    foreign: [...NO_TEXT, "a", ""],
    operands: [],
  },
  "localized-text": {
    schema: { type: "string", "x-localized": true },
    values: [{ es: "Hola" }, { es: "Hola", en: "Hello" }],
    unreadable: [],
    foreign: [1, true, null, {}, ["a"]],
    operands: ["Hola"],
  },
};

test("every field kind is sampled here, and no other", () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual(fieldKinds.map(({ name }) => name).toSorted());
});

describe.each(fieldKinds.map((kind) => [kind.name, kind] as const))("the field kind %s", (name, kind) => {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`no sample of ${name}`);

  test("is the only one that recognises its properties", () => {
    const named = sample.schema["x-kind"];
    const matching = fieldKinds.filter((one) => one.matches(sample.schema)).map((one) => one.name);
    // Where the property names its kind nobody else may claim it.
    expect(matching).toEqual(named ? [] : [name]);
  });

  test.each(sample.values.map((value) => [value] as const))("exports %j to a cell and reads it back", (value) => {
    const cell = kind.toCell(value);
    expect(typeof cell).toBe("string");
    expect(kind.fromCell(cell)).toEqual(value);
  });

  test.each(sample.unreadable.map((value) => [value] as const))("can't read the cell %j", (cell) => {
    expect(kind.fromCell(cell)).toBeUndefined();
  });

  test.each(sample.foreign.map((value) => [value] as const))("takes %j for no operand", (value) => {
    expect(kind.toOperand(value)).toBeUndefined();
  });

  test.each(sample.operands.map((value) => [value] as const))("takes %j for an operand", (value) => {
    expect(kind.toOperand(value)).toEqual(value);
  });

  test("shows callers a schema of plain JSON Schema that keeps the title", () => {
    const shown = kind.toApiSchema?.({ ...sample.schema, title: "T" }) ?? sample.schema;
    expect(shown.type).toMatch(/^(string|integer|number|boolean|array|object)$/);
    if (kind.toApiSchema) expect(shown.title).toBe("T");
  });

  test("stores what is stored already as it is", () => {
    for (const value of sample.values) expect(kind.normalise?.(value) ?? value).toEqual(value);
  });

  test("is searched only where it is text, and has each filter once", () => {
    expect(new Set(kind.filters).size).toBe(kind.filters.length);
    if (kind.isSearchable) expect(["text", "jsonb"]).toContain(kind.column);
  });
});

test("an e-mail is one person's however it is typed", () => {
  const email = fieldKinds.find(({ name }) => name === "email");
  expect(email?.normalise?.(" A@X.com ")).toBe("a@x.com");
  expect(email?.normalise?.(null)).toBeNull();
});

test("a secret never leaves in an export, and is stored as a hash that fits it alone", async () => {
  const secret = fieldKinds.find(({ name }) => name === "secret");
  expect(secret?.toCell("Sesame-1")).toBe("");
  const stored = await secret?.toStored?.("Sesame-1");
  expect(stored).not.toContain("Sesame-1");
  expect(await isPassword("Sesame-1", String(stored))).toBe(true);
  expect(await isPassword("Sesame-2", String(stored))).toBe(false);
});

test("a whole number's bounds never leave 32 bits", () => {
  const integer = fieldKinds.find(({ name }) => name === "integer");
  expect(integer?.toApiSchema?.({ type: "integer" })).toMatchObject({ minimum: -2_147_483_647, maximum: 2_147_483_647 });
  expect(integer?.toApiSchema?.({ type: "integer", minimum: 1, maximum: 1e12 })).toMatchObject({
    minimum: 1,
    maximum: 2_147_483_647,
  });
});
