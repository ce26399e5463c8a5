import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { generateTables } from "../../scripts/generate";
import { LANGUAGES } from "../../src/shared/languages";
import { ROOT } from "../helpers/root";
import { toyRoot } from "../helpers/toy";

const FIXTURE = join(ROOT, "tests/fixtures/toyTask");
const { root, remove } = toyRoot("toyTask");
afterAll(remove);

const interfaces = (text: string) => text.match(/^export interface ToyTask\w*Table \{[^}]*\}/gm) ?? [];

test("the tables that its code is typed by are those of its schemas", () => {
  const tables = generateTables(root);
  const declared = interfaces(readFileSync(join(FIXTURE, "server/tables.ts"), "utf8"));
  expect(declared).toHaveLength(2);
  expect([...declared].sort()).toEqual([...interfaces(tables)].sort());
});

function keysOf(value: object, prefix = ""): readonly string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" ? [`${prefix}${key}`] : keysOf(inner as object, `${prefix}${key}.`),
  );
}
const textsIn = (language: string) => keysOf(JSON.parse(readFileSync(join(FIXTURE, `locales/${language}.json`), "utf8")));

test.each(LANGUAGES)("it has the texts that its code names in %s", (language) => {
  const code = readdirSync(FIXTURE, { recursive: true, encoding: "utf8" })
    .filter((name) => /^(client\/.*|server\/index)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(FIXTURE, name), "utf8"));
  const named = code.flatMap((text) => [...text.matchAll(/"(toyTask\.[\w.]+)"/g)].map(([, key = ""]) => key));
  const keys = textsIn(language);
  expect(keys).toEqual(textsIn("es"));
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((key) => !keys.includes(key))).toEqual([]);
});
