import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json";

/** A setting that is a list of coded texts: options, rows, columns, fields. */
export interface OptionList {
  readonly name: string;
  readonly title: string;
  /** Whether each entry may bear a picture. */
  readonly hasImages: boolean;
  /** Yes-or-no members of each entry. */
  readonly flags: readonly string[];
  /** Whether each entry may stand in one of the question's groups. */
  readonly hasGroups: boolean;
}

/** The setting that holds the groups of a question's options. */
export const GROUPS = "optionGroups";

/** A setting that names codes of an option list of the same question. */
export interface CodeList {
  readonly name: string;
  readonly title: string;
}

/** A setting that is one picture. */
export interface Picture {
  readonly name: string;
  readonly title: string;
  /** Whether no draft is without it. */
  readonly isRequired: boolean;
}

/** A setting that names earlier questions, or parts of their answers. */
export interface SourceList {
  readonly name: string;
  readonly title: string;
}

/** A setting with an editor that an extension has registered (`ClientHost.questionSetting`). */
export interface OwnSetting {
  readonly name: string;
  readonly title: string;
  readonly editor: string;
  /** Whether it stands below the settings that a plain form can edit. */
  readonly isBelow: boolean;
}

export interface SettingsParts {
  readonly lists: readonly OptionList[];
  readonly codeLists: readonly CodeList[];
  readonly pictures: readonly Picture[];
  readonly sourceLists: readonly SourceList[];
  readonly ownSettings: readonly OwnSetting[];
  /** The settings schema without the lists: what a plain form can edit. */
  readonly rest: JsonObject;
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value ?? null) ? (value as JsonObject) : {};
}

function itemProperties(property: Json): JsonObject {
  return asObject(asObject(asObject(property).items).properties);
}

function isOptionList(property: Json): boolean {
  const members = itemProperties(property);
  return asObject(property).type === "array" && "code" in members && asObject(members.label)["x-localized"] === true;
}

function isCodeList(property: Json): boolean {
  return asObject(property).type === "array" && asObject(asObject(property).items).type === "string";
}

function isSourceList(property: Json): boolean {
  return asObject(property).type === "array" && asObject(itemProperties(property).question).type === "string";
}

function titleOf(property: Json, name: string): string {
  const { title } = asObject(property);
  return typeof title === "string" ? title : name;
}

function isPicture(ui: Json | undefined): boolean {
  return asObject(asObject(ui)["ui:options"]).isImage === true;
}

function ownEditor(ui: Json | undefined): Pick<OwnSetting, "editor" | "isBelow"> | undefined {
  const { editor, isBelow } = asObject(asObject(ui)["ui:options"]);
  return typeof editor === "string" ? { editor, isBelow: isBelow === true } : undefined;
}

function flagsOf(property: Json): readonly string[] {
  return Object.entries(itemProperties(property)).flatMap(([name, member]) =>
    asObject(member).type === "boolean" ? [name] : [],
  );
}

/** Tells by their shape the settings that deserve an editor of their own from those that a generated form serves. */
export function settingsParts(settings: JsonObject, ui: JsonObject = {}): SettingsParts {
  const all = Object.entries(asObject(settings.properties));
  const ownSettings = all.flatMap(([name, property]) => {
    const own = ownEditor(ui[name]);
    return own ? [{ name, title: titleOf(property, name), ...own }] : [];
  });
  const entries = all.filter(([name]) => !ownSettings.some((own) => own.name === name));
  const lists = entries.filter(([name, property]) => name !== GROUPS && isOptionList(property));
  const codeLists = entries.filter(([, property]) => isCodeList(property));
  const pictures = entries.filter(([name]) => isPicture(ui[name]));
  const sourceLists = entries.filter(([, property]) => isSourceList(property));
  const special = new Set([...lists, ...codeLists, ...pictures, ...sourceLists].map(([name]) => name)).add(GROUPS);
  const { required, ...schema } = settings;
  return {
    lists: lists.map(([name, property]) => ({
      name,
      title: titleOf(property, name),
      hasImages: "image" in itemProperties(property),
      flags: flagsOf(property),
      hasGroups: "group" in itemProperties(property),
    })),
    codeLists: codeLists.map(([name, property]) => ({ name, title: titleOf(property, name) })),
    pictures: pictures.map(([name, property]) => ({
      ...{ name, title: titleOf(property, name) },
      isRequired: Array.isArray(required) && required.includes(name),
    })),
    sourceLists: sourceLists.map(([name, property]) => ({ name, title: titleOf(property, name) })),
    ownSettings,
    rest: { ...schema, properties: Object.fromEntries(entries.filter(([name]) => !special.has(name))) },
  };
}
