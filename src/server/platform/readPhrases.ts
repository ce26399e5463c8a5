import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { SchemaError, type SchemaIssue } from "../../schema/schemaFault";
import type { Language } from "../../shared/languages";
import { projectFolders } from "../host/projectFolders";
import { readJson } from "../host/readJson";

/** Texts by the parts of their keys: `errors.access.denied` is `{ errors: { access: { denied: "..." } } }`. */
export type Phrases = { readonly [key: string]: string | Phrases };

interface TextFile {
  /** Its path below the project. */
  readonly file: string;
  readonly phrases: Phrases;
}

/** The language's files of one project folder: those in `locales/<language>/`, or the one that a small extension has. */
function filesIn(folder: string, language: Language): readonly string[] {
  const single = join(folder, "locales", `${language}.json`);
  const directory = join(folder, "locales", language);
  const parts = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: "utf8" }) : [];
  const areas = parts.filter((name) => name.endsWith(".json")).toSorted();
  return [...(existsSync(single) ? [single] : []), ...areas.map((name) => join(directory, name))];
}

interface MutablePhrases {
  [key: string]: string | MutablePhrases;
}

/** Copies others to those that are there; where both name the same key, `onTaken` hears its parts and the first text stays. */
function add(present: MutablePhrases, others: Phrases, onTaken: (key: readonly string[]) => void): void {
  for (const [part, value] of Object.entries(others)) {
    const existing = Object.hasOwn(present, part) ? present[part] : undefined;
    const onTakenBelow = (rest: readonly string[]) => onTaken([part, ...rest]);
    if (existing === undefined && typeof value === "string") present[part] = value;
    else if (typeof existing === "string" || typeof value === "string") onTaken([part]);
    else if (existing) add(existing, value, onTakenBelow);
    else {
      const copy: MutablePhrases = {};
      present[part] = copy;
      add(copy, value, onTakenBelow);
    }
  }
}

function hasKey(phrases: Phrases, key: readonly string[]): boolean {
  const [part = "", ...rest] = key;
  if (!Object.hasOwn(phrases, part)) return false;
  const inner = phrases[part];
  return rest.length === 0 || (typeof inner === "object" && hasKey(inner, rest));
}

/**
 * All texts of a language: of the project's `locales/<language>/`, and of the features' and plugins' own `locales/`.
 * @param leftOut plugins whose texts are passed over
 * @throws SchemaError where a file is no JSON, or where two files hold the same key
 */
export function readPhrases(root: string, language: Language, leftOut?: ReadonlySet<string>): Phrases {
  const files = projectFolders(root, leftOut)
    .flatMap((folder) => filesIn(folder, language))
    .map((path): TextFile => ({ file: relative(root, path), phrases: readJson(root, path) as Phrases }));
  const faults: SchemaIssue[] = [];
  const all: MutablePhrases = {};
  for (const { file, phrases } of files)
    add(all, phrases, (key) => {
      const first = files.find((earlier) => hasKey(earlier.phrases, key))?.file;
      const message = `"${key.join(".")}" stands in ${first}, too`;
      faults.push({ file, pointer: `/${key.join("/")}`, message, remedy: "Keep one of them" });
    });
  if (faults.length > 0) throw new SchemaError(faults);
  return all;
}
