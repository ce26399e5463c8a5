import fc from "fast-check";
import { isJsonObject, type Json, type JsonObject } from "../../../src/shared/json";

/** Keys and texts that a forger would try first. */
const NASTY: readonly Json[] = ["", " ", "a\u0000", "\ud800", "__proto__", "constructor", "other", "1e400", "x".repeat(5001)];
const NUMBERS: readonly Json[] = [-0, 0.1, -1, 1e21, 1e-7, 2 ** 53, Number.MAX_VALUE];

const anything: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...NASTY, ...NUMBERS),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

/** As a request's body would bring it: with `__proto__` as a member of its own. */
function withMember(value: JsonObject, key: string, member: Json): Json {
  const members = [...Object.entries(value), [key, member] as const];
  return JSON.parse(`{${members.map(([name, own]) => `${JSON.stringify(name)}:${JSON.stringify(own)}`).join(",")}}`) as Json;
}

function changed(value: Json): fc.Arbitrary<Json> {
  const whole = [fc.constant(value), anything, fc.constant<Json>([value]), fc.constant<Json>({ value })];
  if (typeof value === "number")
    return fc.oneof(...whole, fc.constantFrom<Json>(value * 1e6, value + 0.5, value + 1, value - 1, -value, String(value)));
  if (typeof value === "string")
    return fc.oneof(...whole, fc.constantFrom<Json>(`${value} `, `${value}\u0000`, value.toUpperCase(), value.repeat(400)));
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    const lists = fc.constantFrom<Json>(
      [...items, ...items],
      items.slice(1),
      [...items].reverse(),
      [...items, "z"],
      [...items, null],
    );
    return fc.oneof(
      ...whole,
      lists,
      fc
        .nat({ max: items.length })
        .chain((at) => changed(items[at] ?? null).map((item) => items.with(Math.min(at, items.length - 1), item))),
    );
  }
  if (!isJsonObject(value)) return fc.oneof(...whole);
  const keys = Object.keys(value);
  const added = fc
    .tuple(fc.constantFrom("z", "__proto__", "constructor"), anything)
    .map(([key, member]) => withMember(value, key, member));
  const dropped = fc
    .constantFrom(...keys, "")
    .map((key): Json => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)));
  const inner = fc
    .constantFrom(...keys, "z")
    .chain((key) => changed(value[key] ?? null).map((member): Json => ({ ...value, [key]: member })));
  return fc.oneof(...whole, added, dropped, inner);
}

/** Valid values as they are, broken in one place, and anything else. */
export function forgedFrom(valid: readonly Json[]): fc.Arbitrary<Json> {
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...valid).chain(changed) }, { weight: 1, arbitrary: anything });
}
