import { isWritable } from "../../schema/accessKeys";
import type { Entity, Field } from "../../schema/catalog";
import { LANGUAGES, type Language } from "../../shared/languages";
import type { Texts } from "../platform/texts";

export type ImportMode = "create" | "upsert";

/** Fields by one of which a record can be told from all others. */
export function keyFields(entity: Entity): readonly Field[] {
  const sets = [...entity.unique, ...entity.uniqueEverywhere].filter((set) => set.length === 1);
  const names = new Set(["id", ...sets.flat()]);
  return [...names].flatMap((name) => entity.fields.get(name) ?? []);
}

/** The date that an age is computed from: who gives the age gives about that date. */
export function birthOf(entity: Entity, { computed }: Field): Field | undefined {
  return computed && "age" in computed ? entity.fields.get(computed.age) : undefined;
}

export interface ImportFieldOptions {
  readonly mode: ImportMode;
  /** Fields that existing records are told by. @default none */
  readonly matched?: readonly Field[];
}

/** Fields that a person may give by a file: those of the forms, ages for birth dates, and what a record is told by. */
export function importFields(
  entity: Entity,
  keys: readonly string[],
  { mode, matched = [] }: ImportFieldOptions,
): readonly Field[] {
  const modes = mode === "create" ? (["create"] as const) : (["create", "update"] as const);
  return [...entity.fields.values()].filter((field) => {
    if (matched.includes(field)) return true;
    const given = birthOf(entity, field) ?? field;
    // A secret in a spreadsheet is none; the space is the call's.
    return !given.isSystem && !given.isWriteOnly && modes.some((one) => isWritable(given, keys, one));
  });
}

/** A field's name for people, as consoles show it. */
export function fieldLabel(texts: Texts, language: Language, entity: Entity, field: Field): string {
  const keys = [`entities.${entity.name}.fields.${field.name}`, `entities.common.fields.${field.name}`];
  const key = keys.find((one) => texts.has(language, one));
  return key ? texts.translate(language, key) : (field.schema.title ?? field.name);
}

/** All that a column of the field may be called: its name, its title, its labels in every language. */
export function fieldNames(texts: Texts, entity: Entity, field: Field): readonly string[] {
  const labels = LANGUAGES.map((language) => fieldLabel(texts, language, entity, field));
  return [...new Set([field.name, field.schema.title ?? field.name, ...labels])];
}
