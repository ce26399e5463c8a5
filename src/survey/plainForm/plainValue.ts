import { isJsonObject, type Json } from "../../shared/json";
import { entryName, type PlainForm, type PlainShape } from "./plainForm";

/** What a form of plain HTML holds, by name, as it is sent. */
export type PlainEntries = ReadonlyMap<string, readonly string[]>;

const NUMBER = /^-?\d{1,20}(\.\d{1,20})?$/;

type Convert = (text: string) => Json;

/** Forms send line breaks in two characters. */
function filled(texts: readonly string[] = []): readonly string[] {
  return texts.map((text) => text.replaceAll("\r\n", "\n")).filter((text) => text.trim() !== "");
}

function membersObject(members: ReadonlyMap<string, Json>): Json | undefined {
  return members.size > 0 ? Object.fromEntries(members) : undefined;
}

/** What belongs to each code that follows the path. */
function membersOf(entries: PlainEntries, path: string, read: (name: string) => Json | undefined): Json | undefined {
  const names = [...entries.keys()].filter((name) => name.startsWith(`${path}.`));
  const codes = new Set(names.map((name) => name.slice(path.length + 1).split(".")[0] ?? ""));
  const members = new Map<string, Json>();
  for (const code of codes) {
    const member = read(`${path}.${code}`);
    if (member !== undefined) members.set(code, member);
  }
  return membersObject(members);
}

function listOf(texts: readonly Json[]): Json | undefined {
  return texts.length > 0 ? texts : undefined;
}

/** Places in their order; those left empty fall out. */
function rankedOf(entries: PlainEntries): readonly string[] {
  const places = [...entries.keys()].flatMap((name) => /^value\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
  return places.toSorted((one, other) => one - other).flatMap((place) => filled(entries.get(entryName(place))).slice(0, 1));
}

const READERS: Readonly<Record<PlainShape, (entries: PlainEntries, convert: Convert) => Json | undefined>> = {
  one: (entries, convert) => filled(entries.get(entryName())).map(convert)[0],
  several: (entries) => listOf(filled(entries.get(entryName()))),
  ranked: (entries) => listOf(rankedOf(entries)),
  parts: (entries, convert) => membersOf(entries, entryName(), (name) => filled(entries.get(name)).map(convert)[0]),
  lists: (entries) => membersOf(entries, entryName(), (name) => listOf(filled(entries.get(name)))),
  cells: (entries, convert) =>
    membersOf(entries, entryName(), (row) => membersOf(entries, row, (name) => filled(entries.get(name)).map(convert)[0])),
  files: (entries) => listOf(filled(entries.get(entryName())).map((content) => ({ content }))),
};

/** The value that the entries make, as SurveyJS would have it; nothing where the form was left empty. */
export function readPlainValue(
  { shape, isNumeric }: Pick<PlainForm, "shape" | "isNumeric">,
  entries: PlainEntries,
): Json | undefined {
  return READERS[shape](entries, (text) => (isNumeric && NUMBER.test(text) ? Number(text) : text));
}

function textOf(value: Json): string {
  if (typeof value === "number") return plainNumber(value);
  return typeof value === "string" ? value : "";
}

/** Without an exponent, which forms and people don't write. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : text;
}

function nested(value: Json, path: string): readonly (readonly [string, readonly string[]])[] {
  if (Array.isArray(value)) return [[path, value.map((item: Json) => textOf(isJsonObject(item) ? (item.content ?? "") : item))]];
  if (!isJsonObject(value)) return [[path, [textOf(value)]]];
  return Object.entries(value).flatMap(([code, member]) => nested(member, `${path}.${code}`));
}

/** The entries of a form that holds this value. */
export function plainEntries({ shape }: Pick<PlainForm, "shape">, value: Json): PlainEntries {
  const isRanked = shape === "ranked" && Array.isArray(value);
  const byPlace = isRanked ? Object.fromEntries(value.map((code: Json, place) => [String(place + 1), code])) : value;
  return new Map(nested(byPlace, entryName()));
}
