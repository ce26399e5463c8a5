/** Text that goes into the JSON as it is: numbers and escapes that `JSON.stringify` never writes. */
const RAW = "@raw:";
const raw = (text) => `${RAW}${text}@`;

/** JSON with the raw pieces in place. */
export function toJson(value) {
  return JSON.stringify(value)?.replace(/"@raw:(.*?)@"/g, (_whole, text) => text.replaceAll("\\\\", "\\").replaceAll('\\"', '"'));
}

const deep = (depth) => raw("[".repeat(depth) + "]".repeat(depth));
const deepObject = (depth) => raw('{"a":'.repeat(depth) + 1 + "}".repeat(depth));

export const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\u202Egnp.exe",
  "\u200b\u200d",
  "😀".repeat(70),
  "é".normalize("NFD"),
  "x".repeat(300),
  "x".repeat(70_000),
  "'; drop table member; --",
  "%",
  "_%\\",
  "\\",
  "*",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e400",
  "1,5",
  "٣٤٥",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "=1+1",
  "a@b\r\nBcc: c@d",
  "2026-02-30",
  "0000-00-00",
  "9999-12-31",
  "10000-01-01",
  "2026-13-01T25:61:61Z",
  "9999-12-31T23:59:60Z",
  "+275760-09-13T00:00:00.001Z",
  "0001-01-01T00:00:00+23:59",
  "infinity",
  "-infinity",
  "epoch",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "0193FD0A-7C1E-7000-8000-000000000001",
  "{0193fd0a-7c1e-7000-8000-000000000001}",
  "member/0193fd0a-7c1e-7000-8000-000000000001",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
];

const HOSTILE_VALUES = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e18,
  -1e18,
  2 ** 31,
  2 ** 53,
  raw("1e400"),
  raw("-1e400"),
  raw("-0"),
  raw("1E5"),
  raw("123456789012345678901234567890"),
  raw('"\\ud800"'),
  raw('"\\udc00x"'),
  raw('"a\\u0000b"'),
  [],
  {},
  [null],
  [[]],
  [{}],
  { a: 1 },
  raw('{"__proto__":{"x":1}}'),
  raw('{"constructor":{"prototype":{"x":1}}}'),
  raw('{"a":1,"a":2}'),
  deep(200),
  deepObject(200),
  deep(20_000),
  deepObject(5_000),
];

/** A value of no use to anybody. */
export function hostileValue(random) {
  return random.chance(0.5) ? random.pick(HOSTILE_TEXTS) : random.pick(HOSTILE_VALUES);
}

const FORMATS = {
  email: (random) => `${random.hex(8)}@fuzz.test`,
  uri: (random) => `https://fuzz.test/${random.hex(4)}`,
  date: (random) => `20${10 + random.below(40)}-0${1 + random.below(9)}-1${random.below(10)}`,
  "date-time": (random) =>
    `20${26 + random.below(60)}-0${1 + random.below(9)}-1${random.below(10)}T1${random.below(10)}:00:00.000Z`,
  binary: () => "x",
};

/** Texts of the shapes that patterns ask for. */
const SHAPED = [
  "#3447d4",
  "https://fuzz.test/image.png",
  "https://youtu.be/dQw4w9WgXcQ",
  "+34600100200",
  "XA",
  "es",
  "Europe/Madrid",
  "12345",
  "example-1",
  "10:00",
  "create:members",
  "edit:members:1",
];

function textOf({ pattern, minLength = 0, maxLength = 60 }, random) {
  if (pattern !== undefined) {
    const fits = (text) => new RegExp(pattern, "u").test(text) && text.length >= minLength && text.length <= maxLength;
    const shaped = [random.hex(6), ...SHAPED].filter(fits);
    if (shaped.length > 0) return random.pick(shaped);
  }
  if (random.chance(0.05)) return "é".repeat(Math.min(maxLength, 2_000));
  return `Fuzz ${random.hex(8)} sample of a text that is long enough`.slice(0, Math.max(minLength, Math.min(maxLength, 60)));
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }, random) {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const most = maximum ?? least + 1_000;
  if (random.chance(0.2)) return random.pick([least, most]);
  const number = least + random.below(Math.max(1, Math.min(most - least, 1_000)));
  return type === "number" && random.chance(0.3) ? number + 0.25 : number;
}

/**
 * Values by JSON Schema: of the right kind unless `wrongness` strikes, which it may at any depth.
 * @param resolve what a `$ref` leads to
 * @param idOf an id for a property of this name, preferably of a record that there is
 */
export function createValues({ random, resolve, idOf }) {
  function listOf(schema, wrongness, depth, name) {
    const least = schema.minItems ?? 0;
    const count = depth > 4 ? least : least + random.below(3);
    return Array.from({ length: count }, () => sampleOf(schema.items ?? {}, wrongness, depth + 1, name));
  }

  function wrongObject(schema, wrongness, depth) {
    if (schema.propertyNames) return { es: textOf({}, random), ...(random.chance(0.5) ? { en: textOf({}, random) } : {}) };
    const required = schema.required ?? [];
    const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const isLeft = required.includes(name) ? random.chance(wrongness / 2) : random.chance(depth > 3 ? 0.9 : 0.5);
      return isLeft ? [] : [[name, sampleOf(property, wrongness, depth + 1, name)]];
    });
    const extra = random.chance(wrongness / 2) ? [[random.pick(HOSTILE_TEXTS).slice(0, 80), hostileValue(random)]] : [];
    return Object.fromEntries([...entries, ...extra]);
  }

  function sampleOf(given, wrongness, depth = 0, name = "") {
    const schema = given.$ref ? resolve(given.$ref) : given;
    if (random.chance(wrongness)) return hostileValue(random);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices && !schema.properties) return sampleOf(random.pick(choices), wrongness, depth + 1, name);
    if (schema.allOf && !schema.properties) {
      const parts = schema.allOf.map((part) => sampleOf(part, wrongness, depth + 1));
      return parts.every((part) => part && typeof part === "object" && !Array.isArray(part))
        ? Object.assign({}, ...parts)
        : parts[0];
    }
    const types = [schema.type].flat().filter(Boolean);
    const type = types.length > 0 ? random.pick(types) : undefined;
    if (type === "null") return null;
    if (type === "boolean") return random.chance(0.5);
    if (type === "integer" || type === "number") return numberOf({ ...schema, type }, random);
    if (type === "array") return listOf(schema, wrongness, depth, name);
    if (type === "object" || schema.properties) return wrongObject(schema, wrongness, depth);
    if (schema.format === "uuid") return idOf(name);
    if (type === "string") return FORMATS[schema.format]?.(random) ?? textOf(schema, random);
    return hostileValue(random);
  }

  return sampleOf;
}
