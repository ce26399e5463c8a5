import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Entity, ListItem } from "../../src/schema/catalog";
import type { FieldSchema, WizardDocument } from "../../src/schema/document";
import { extensions, fieldKinds } from "../../src/server/extensions";
import { createCatalog } from "../../src/server/host/createCatalog";
import { registerExtensions } from "../../src/server/host/registerExtensions";
import type { Phrases } from "../../src/server/platform/readPhrases";
import { createTexts } from "../../src/server/platform/texts";
import { ERRORS } from "../../src/shared/errors";
import { LANGUAGES } from "../../src/shared/languages";

const ROOT = resolve(import.meta.dirname, "../..");
const texts = createTexts(ROOT);
const registered = registerExtensions(extensions);
const extensionCodes = registered.errors.map(({ code }) => code);

function keysBelow(phrases: Phrases | string | undefined, prefix = ""): readonly string[] {
  if (phrases === undefined) return [];
  if (typeof phrases === "string") return [prefix];
  return Object.entries(phrases).flatMap(([key, value]) => keysBelow(value, prefix ? `${prefix}.${key}` : key));
}

const activityTypes = Object.keys((texts.phrases("es").activityTypes ?? {}) as Phrases);
const registries = new Map([
  ["activityType", activityTypes],
  ["studyProduct", [...registered.studyProducts.keys()]],
  ["licensedProduct", [...registered.studyProducts.keys(), ...registered.suiteProducts.keys()]],
]);
const catalog = createCatalog({ root: ROOT, kinds: fieldKinds, registries });
// A schema that was dropped in brings no texts and falls back to its titles; one that has some must have them all.
const entities = [...catalog.entities.values()].filter(({ name }) =>
  LANGUAGES.some((language) => texts.has(language, `entities.${name}.name`)),
);
const lists = [...catalog.lists];
const wizards = [...catalog.wizards].filter(([name]) =>
  LANGUAGES.some((language) => texts.has(language, `wizards.${name}.name`)),
);

/** The entity's own choices: those of closed lists and registries have their texts elsewhere. */
function choiceKeys(entity: Entity): readonly string[] {
  return [...entity.fields.values()].flatMap(({ name, schema, isHidden }) => {
    const choices = isHidden ? [] : choicesOf(schema);
    return choices.map((value) => `entities.${entity.name}.enums.${name}.${value}`);
  });
}

function fieldKeys(entity: Entity): readonly string[] {
  return [...entity.fields.values()]
    .filter((field) => !field.isHidden)
    .map((field) => `entities.${field.isSystem ? "common" : entity.name}.fields.${field.name}`);
}

function choicesOf({ enum: own, items, ...schema }: FieldSchema): readonly unknown[] {
  const isWordedElsewhere = [schema, items].some((one) => one?.["x-list"] || one?.["x-registry"]);
  return isWordedElsewhere ? [] : (own ?? items?.enum ?? []);
}

/** Texts of what embedded lists hold: a name for each part, and words for its choices. */
function itemKeys(entity: Entity): readonly string[] {
  return [...entity.fields.values()].flatMap(({ name, schema }) =>
    Object.entries(schema.items?.properties ?? {}).flatMap(([part, inner]) => [
      `entities.${entity.name}.items.${name}.${part}`,
      ...[inner, ...(schema.items?.allOf ?? []).flatMap<FieldSchema>(({ then }) => then?.properties?.[part] ?? [])]
        .flatMap(choicesOf)
        .map((value) => `entities.${entity.name}.itemValues.${name}.${part}.${value}`),
    ]),
  );
}

/** A button for each move, a sentence on what it does, and one on what no longer changes. */
function transitionKeys({ name, states }: Entity): readonly string[] {
  const moves = Object.keys(states?.transitions ?? {}).flatMap((transition) => [
    `entities.${name}.transitions.${transition}`,
    `entities.${name}.transitionHelps.${transition}`,
  ]);
  return states?.frozen ? [...moves, `entities.${name}.frozen`] : moves;
}

function wizardKeys({ $id, steps }: WizardDocument): readonly string[] {
  const ofSteps = steps.flatMap(({ name }) => [`${name}.title`, `${name}.description`]);
  const questions = steps.flatMap(({ properties = {} }) => Object.keys(properties).map((name) => `fields.${name}`));
  return ["name", "description", ...ofSteps.map((key) => `steps.${key}`), ...questions].map((key) => `wizards.${$id}.${key}`);
}

/** Locale keys in a uiSchema: helps, titles and descriptions of sections. */
function uiKeys(value: unknown): readonly string[] {
  if (typeof value === "string") return value.startsWith("entities.") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(uiKeys) : [];
}

describe.each(LANGUAGES)("texts in %s", (language) => {
  test.each(entities.map((entity) => [entity.name, entity] as const))("%s is complete", (name, entity) => {
    // What the menu names is introduced in its list.
    const introduction = entity.group ? [`entities.${name}.description`] : [];
    const own = [`entities.${name}.name`, ...introduction, ...transitionKeys(entity), ...itemKeys(entity)];
    const keys = [...own, ...fieldKeys(entity), ...choiceKeys(entity), ...uiKeys(entity.ui)];
    expect(keys.filter((key) => !texts.has(language, key))).toEqual([]);
  });

  test("entities are named in singular and plural", () => {
    const named = texts.phrases(language).entities as Record<string, Phrases>;
    expect(entities.filter(({ name }) => !String(named[name]?.name).includes(" |||| "))).toEqual([]);
  });

  test.each(wizards)("the wizard %s is complete", (_name, wizard) => {
    expect(wizardKeys(wizard).filter((key) => !texts.has(language, key))).toEqual([]);
  });

  test("no entity text is left of a field, choice, move or section that is gone", () => {
    const known = new Set(
      entities.flatMap((entity) => [
        ...[fieldKeys, choiceKeys, itemKeys, transitionKeys].flatMap((keysOf) => keysOf(entity)),
        ...uiKeys(entity.ui),
      ]),
    );
    const written = keysBelow(texts.phrases(language).entities, "entities");
    expect(
      written.filter(
        (key) =>
          /^entities\.\w+\.(fields|enums|items|itemValues|transitions|transitionHelps|sections|tabs)\./.test(key) &&
          !known.has(key),
      ),
    ).toEqual([]);
  });

  test("every error code has a text, and every error text a code", () => {
    const written = keysBelow(texts.phrases(language).errors);
    expect([...written].sort()).toEqual([...Object.keys(ERRORS), ...extensionCodes].sort());
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
