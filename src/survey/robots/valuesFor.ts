import { MS_PER_DAY } from "../../shared/dates/msPerDay";
import { isJsonObject, type Json, type JsonObject } from "../../shared/json";
import type { Test } from "../logic/condition";

/** What the values of an answer are thought up from. */
export interface ValueSource {
  /** JSON Schema of the answer. */
  readonly schema: JsonObject;
  /** Comparisons of the answer. */
  readonly tests: readonly Test[];
  /** Plausible values: totals and formats that the schema doesn't say. */
  readonly samples: readonly Json[];
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
/** Lists of so few codes are thought up in all their selections. */
const MOST_SUBSETS_OF = 5;
const MOST_COMBINED = 200;

function schemaIn(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function codesIn(schema: JsonObject): readonly string[] {
  return Array.isArray(schema.enum) ? schema.enum.map(String) : [];
}

function wantedIn(tests: readonly Test[]): readonly (string | number)[] {
  return tests.flatMap(({ of, value }) => (of === "count" || value === undefined ? [] : [value]));
}

/** At, right below and right above what they are compared by, and at both ends. */
function numbers({ schema, tests, samples }: ValueSource): readonly Json[] {
  const ends = [schema.minimum, schema.maximum].filter((end) => typeof end === "number");
  const marks = [...wantedIn(tests).map(Number).filter(Number.isFinite), ...ends];
  const steps = schema.type === "integer" ? [0, -1, 1] : [0, -1, 1, -0.5, 0.5];
  return [...marks.flatMap((mark) => steps.map((step) => mark + step)), ...samples];
}

function dayFrom(moment: string, days: number): string {
  const time = Date.parse(`${moment.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? moment : new Date(time + days * MS_PER_DAY).toISOString().slice(0, 10) + moment.slice(10);
}

function texts({ tests, samples }: ValueSource): readonly Json[] {
  const wanted = wantedIn(tests).map(String);
  const moments = wanted.filter((text) => MOMENT.test(text));
  // Days are compared with minutes too.
  const around = moments.flatMap((moment) => [moment.slice(0, 10), `${moment.slice(0, 10)}T12:00`, moment]);
  const dates = around.flatMap((moment) => [-1, 0, 1].map((days) => dayFrom(moment, days)));
  const numerals = wanted.flatMap((text) =>
    Number.isFinite(Number(text)) ? [Number(text) - 1, Number(text) + 1].map(String) : [],
  );
  return [...samples, ...wanted, ...(wanted.length > 1 ? [wanted.join(" ")] : []), ...dates, ...numerals, "x"];
}

/** All selections among the codes, in their order. */
function subsetsOf(codes: readonly string[]): readonly (readonly string[])[] {
  return codes.reduce<readonly (readonly string[])[]>((all, code) => all.concat(all.map((subset) => [...subset, code])), [[]]);
}

/** Each length from each start: every code alone, at every place, and every number of them. */
function runsOf(codes: readonly string[]): readonly (readonly string[])[] {
  return codes.flatMap((_, start) => {
    const turned = [...codes.slice(start), ...codes.slice(0, start)];
    return turned.map((_code, last) => turned.slice(0, last + 1));
  });
}

function lists({ schema, tests, samples }: ValueSource): readonly Json[] {
  const codes = codesIn(schemaIn(schema.items));
  if (codes.length === 0) return [...samples, ...samples.map((sample) => (Array.isArray(sample) ? sample.slice(0, 1) : sample))];
  const wanted = new Set(wantedIn(tests).map(String));
  const tested = codes.length <= MOST_SUBSETS_OF ? codes : codes.filter((code) => wanted.has(code)).slice(0, MOST_SUBSETS_OF);
  const chosen = subsetsOf(tested).filter((subset) => subset.length > 0);
  const others = codes.filter((code) => !tested.includes(code));
  const filled = others.length > 0 ? subsetsOf(tested).map((subset) => [...subset, ...others]) : [];
  return [...chosen, ...runsOf(codes), ...filled, ...samples].map((list) => list as Json);
}

/** The tests of one part, as if it were the whole. */
function testsOfPart(tests: readonly Test[], code: string): readonly Test[] {
  return tests.flatMap(({ part, ...test }): readonly Test[] => {
    if (part === code) return [test];
    if (!part?.startsWith(`${code}:`)) return [];
    // A cell of several holds its own column; one of a row of inputs what was put in.
    const cell = part.slice(code.length + 1);
    return [
      { ...test, part: cell },
      { question: test.question, is: "equal", value: cell },
    ];
  });
}

type Parts = readonly (readonly [code: string, values: readonly Json[]])[];

/** With and without each part, each of its values in turn, and every number of parts. */
function variedParts(parts: Parts, base: JsonObject): readonly JsonObject[] {
  const without = parts.map(([code]) => Object.fromEntries(Object.entries(base).filter(([name]) => name !== code)));
  const changed = parts.flatMap(([code, values]) => values.map((value) => ({ ...base, [code]: value })));
  const alone = parts.flatMap(([code, values]) => values.map((value) => ({ [code]: value })));
  const counted = parts.map((_, last) =>
    Object.fromEntries(parts.slice(0, last + 1).map(([code, values]) => [code, base[code] ?? values[0] ?? ""])),
  );
  return [base, ...changed, ...alone, ...without, ...counted];
}

/** Every combination, where there are few. */
function combinedParts(parts: Parts): readonly JsonObject[] {
  const size = parts.reduce((product, [, values]) => product * (values.length + 1), 1);
  if (size > MOST_COMBINED) return [];
  return parts.reduce<readonly JsonObject[]>(
    (all, [code, values]) => all.concat(all.flatMap((some) => values.map((value) => ({ ...some, [code]: value })))),
    [{}],
  );
}

/** Numbers that share a total keep it: what one part takes, another gives. */
function sharedTotals(parts: Parts, sample: JsonObject): readonly JsonObject[] {
  const held = Object.values(sample);
  if (!held.every((value) => typeof value === "number")) return [];
  const total = held.reduce((sum, value) => sum + value, 0);
  return parts.flatMap(([code, values]) =>
    values.flatMap((value) => {
      const other = parts.find(([name]) => name !== code)?.[0];
      if (typeof value !== "number" || other === undefined) return [];
      return [value === total ? { [code]: value } : { [code]: value, [other]: total - value }];
    }),
  );
}

function partsOf({ schema, tests, samples }: ValueSource): readonly Json[] {
  const objects = samples.filter((sample) => isJsonObject(sample));
  const parts: Parts = Object.entries(schemaIn(schema.properties)).map(([code, member]) => {
    const own = objects.flatMap((sample) => sample[code] ?? []);
    return [code, unique(valuesFor({ schema: schemaIn(member), tests: testsOfPart(tests, code), samples: own }))];
  });
  const base = objects[0] ?? Object.fromEntries(parts.map(([code, values]) => [code, values[0] ?? ""]));
  return [...variedParts(parts, base), ...sharedTotals(parts, base), ...combinedParts(parts), ...objects];
}

export function unique(values: readonly Json[]): readonly Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Values that make the comparisons hold and not hold, thought up backwards from them; not all of them need be allowed. */
export function valuesFor(source: ValueSource): readonly Json[] {
  const { schema, samples } = source;
  if (Array.isArray(schema.enum)) return schema.enum;
  if (schema.type === "array") return lists(source);
  if (schema.type === "object") return partsOf(source);
  if (schema.type === "number" || schema.type === "integer") return numbers(source);
  return schema.type === "string" ? texts(source) : samples;
}

/** Whether the values thought up are all that comparisons can tell apart. */
export function isEveryValue({ schema, tests }: ValueSource): boolean {
  if (Array.isArray(schema.enum)) return true;
  const count = schema.type === "array" ? codesIn(schemaIn(schema.items)).length : 0;
  return count > 0 && count <= MOST_SUBSETS_OF && tests.every(({ part }) => part === undefined);
}
