import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Entity, ListItem } from "../../src/schema/catalog";
import { fieldKinds } from "../../src/server/guests";
import { createCatalog } from "../../src/server/host/createCatalog";
import { createTexts, type Phrases } from "../../src/server/platform/texts";
import { ERRORS } from "../../src/shared/errors";
import { LANGUAGES } from "../../src/shared/languages";

const ROOT = resolve(import.meta.dirname, "../..");
const texts = createTexts(ROOT);

function keysBelow(phrases: Phrases | string | undefined, prefix = ""): readonly string[] {
  if (phrases === undefined) return [];
  if (typeof phrases === "string") return [prefix];
  return Object.entries(phrases).flatMap(([key, value]) => keysBelow(value, prefix ? `${prefix}.${key}` : key));
}

const activityTypes = Object.keys((texts.phrases("es").activityTypes ?? {}) as Phrases);
const catalog = createCatalog({ root: ROOT, kinds: fieldKinds, registries: new Map([["activityType", activityTypes]]) });
// A schema that was dropped in brings no texts and falls back to its titles; one that has some must have them all.
const entities = [...catalog.entities.values()].filter(({ name }) =>
  LANGUAGES.some((language) => texts.has(language, `entities.${name}.name`)),
);
const lists = [...catalog.lists];

/** The entity's own choices: those of closed lists and registries have their texts elsewhere. */
function choiceKeys(entity: Entity): readonly string[] {
  return [...entity.fields.values()].flatMap(({ name, schema, isHidden }) => {
    if (isHidden || schema["x-list"] || schema["x-registry"]) return [];
    const choices = schema.enum ?? schema.items?.enum ?? [];
    return choices.map((value) => `entities.${entity.name}.enums.${name}.${value}`);
  });
}

function fieldKeys(entity: Entity): readonly string[] {
  return [...entity.fields.values()]
    .filter((field) => !field.isHidden)
    .map((field) => `entities.${field.isSystem ? "common" : entity.name}.fields.${field.name}`);
}

/** Locale keys in a uiSchema: helps, titles and descriptions of sections. */
function uiKeys(value: unknown): readonly string[] {
  if (typeof value === "string") return value.startsWith("entities.") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(uiKeys) : [];
}

describe.each(LANGUAGES)("texts in %s", (language) => {
  test.each(entities.map((entity) => [entity.name, entity] as const))("%s is complete", (name, entity) => {
    const keys = [`entities.${name}.name`, ...fieldKeys(entity), ...choiceKeys(entity), ...uiKeys(entity.ui)];
    expect(keys.filter((key) => !texts.has(language, key))).toEqual([]);
  });

  test("entities are named in singular and plural", () => {
    const named = texts.phrases(language).entities as Record<string, Phrases>;
    expect(entities.filter(({ name }) => !String(named[name]?.name).includes(" |||| "))).toEqual([]);
  });

  test("no entity text is left of a field or choice that is gone", () => {
    const known = new Set(entities.flatMap((entity) => [...fieldKeys(entity), ...choiceKeys(entity)]));
    const written = keysBelow(texts.phrases(language).entities, "entities");
    expect(written.filter((key) => /^entities\.\w+\.(fields|enums)\./.test(key) && !known.has(key))).toEqual([]);
  });

  test("every error code has a text, and every error text a code", () => {
    const written = keysBelow(texts.phrases(language).errors);
    expect([...written].sort()).toEqual(Object.keys(ERRORS).sort());
  });

  test.each(lists)("the list %s says the same in its file and in the locales", (name, items: readonly ListItem[]) => {
    const labels = items.map((item) => texts.translate(language, `lists.${name}.${item.value}`));
    expect(labels).toEqual(items.map((item) => item.label[language]));
  });
});

test("the spec's own words for an unknown community stay recognisable", () => {
  expect(texts.translate("en", "errors.community.notFound")).toBe("Community does not exist");
});

test.each(entities.map((entity) => [entity.name, entity.ui, entity] as const))(
  "the ui of %s names fields that exist",
  (_, ui, entity) => {
    const sections = (ui["ui:sections"] ?? []) as readonly { readonly fields: readonly string[] }[];
    const order = (ui["ui:order"] ?? []) as readonly string[];
    const named = [...order, ...sections.flatMap((section) => section.fields), ...Object.keys(ui)];
    const strangers = named.filter((name) => name !== "*" && !name.startsWith("ui:") && !entity.fields.has(name));
    expect(strangers).toEqual([]);
  },
);
