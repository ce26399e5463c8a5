import { isJsonObject, type Json } from "../../shared/json";
import { readNumber, writeNumber } from "../../shared/readNumber";
import { entryName, type PlainForm, type PlainShape } from "./plainForm";

/** What a form of plain HTML holds, by name, as it is sent. */
export type PlainEntries = ReadonlyMap<string, readonly string[]>;

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

/** What may be read two ways is left to the question, which knows how many decimals it takes. */
function numberOrText(text: string): Json {
  const read = readNumber(text);
  return read.kind === "number" ? read.value : text;
}

/** The value that the entries make, as SurveyJS would have it; nothing where the form was left empty. */
export function readPlainValue(
  { shape, isNumeric }: Pick<PlainForm, "shape" | "isNumeric">,
  entries: PlainEntries,
): Json | undefined {
  return READERS[shape](entries, (text) => (isNumeric ? numberOrText(text) : text));
}

type Write = (value: Json) => string;

function nested(value: Json, path: string, write: Write): readonly (readonly [string, readonly string[]])[] {
  if (Array.isArray(value)) return [[path, value.map((item: Json) => write(isJsonObject(item) ? (item.content ?? "") : item))]];
  if (!isJsonObject(value)) return [[path, [write(value)]]];
  return Object.entries(value).flatMap(([code, member]) => nested(member, `${path}.${code}`, write));
}

/** The entries of a form that holds this value. @param language that numbers are shown in @default with points */
export function plainEntries({ shape }: Pick<PlainForm, "shape">, value: Json, language?: string): PlainEntries {
  const isRanked = shape === "ranked" && Array.isArray(value);
  const byPlace = isRanked ? Object.fromEntries(value.map((code: Json, place) => [String(place + 1), code])) : value;
  const write = (one: Json) => (typeof one === "number" ? writeNumber(one, language) : typeof one === "string" ? one : "");
  return new Map(nested(byPlace, entryName(), write));
}
