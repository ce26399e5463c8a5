import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Entity } from "../../src/schema/catalog";
import { AWAITED } from "../../src/schema/menuGroups";
import { toSnakeCase } from "../../src/schema/naming";
import { loadCatalog } from "../helpers/catalog";
import { ROOT } from "../helpers/root";

/** Entities that are there before what they do: their settings are carried out with it. */
const isAwaited = ({ group }: Pick<Entity, "group">) => group === AWAITED;

/** What is only told: to people, in the record itself. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  suiteUser: ["secondSurname"],
};

/** Settings that nothing carries out yet: each is a promise that isn't kept. The list may only become shorter. */
const BROKEN: Readonly<Record<string, readonly string[]>> = {
  activity: ["topicCount", "participationCount"],
  code: ["passageCount"],
  comment: ["replyCount"],
  member: ["participationCount"],
  participation: ["denialReason"],
  quota: ["completedPercent"],
  study: ["selfHiring"],
};

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/(tests|generated|demo)\//.test(name));
}

/** All words of the code, tests and the demo left out. */
function wordsOf(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const file of ["src", "plugins"].flatMap(sourcesBelow))
    for (const [word] of readFileSync(join(ROOT, file), "utf8").matchAll(/\w+/g)) words.add(word);
  return words;
}

/** Fields of entities that no code names, in its own words or in SQL's. */
function unread(): Readonly<Record<string, readonly string[]>> {
  const words = wordsOf();
  const found = [...loadCatalog().entities.values()].flatMap(({ name, group, fields }) => {
    const idle = [...fields.keys()].filter((field) => !words.has(field) && !words.has(toSnakeCase(field)));
    return isAwaited({ group }) || idle.length === 0 ? [] : [[name, idle] as const];
  });
  return Object.fromEntries(found);
}

/** Entities that somebody may list and nobody can fill: neither a person by a form, nor code. */
function unfilled(): readonly string[] {
  const code = ["src", "plugins"]
    .flatMap(sourcesBelow)
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
  const isFilled = (name: string) =>
    [`insertInto("${name}")`, `into ${toSnakeCase(name)} `, `into "${toSnakeCase(name)}"`, `create("${name}"`].some((one) =>
      code.includes(one),
    );
  return [...loadCatalog().entities.values()].flatMap(({ name, access }) => {
    const rules = [...access.values()];
    const isListed = rules.some(({ list }) => list);
    return isListed && !rules.some(({ create }) => create) && !isFilled(name) ? [name] : [];
  });
}

test("no list is one that nobody can fill", () => {
  expect(unfilled()).toEqual([]);
});

describe("every setting", () => {
  test("is read by what carries it out", () => {
    const known = [TOLD, BROKEN].flatMap((list) =>
      Object.entries(list).flatMap(([entity, names]) => names.map((name) => `${entity}.${name}`)),
    );
    const idle = Object.entries(unread()).flatMap(([entity, names]) => names.map((name) => `${entity}.${name}`));
    expect(
      idle.filter((name) => !known.includes(name)),
      "settings that nothing reads",
    ).toEqual([]);
    expect(
      known.filter((name) => !idle.includes(name)),
      "settings that are carried out by now: take them off the list",
    ).toEqual([]);
  });
});
