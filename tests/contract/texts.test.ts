import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bodySchema } from "../../src/server/api/rest/forms";
import { extensions } from "../../src/server/extensions";
import { registerExtensions } from "../../src/server/host/registerExtensions";
import type { Phrases } from "../../src/server/platform/readPhrases";
import { createTexts } from "../../src/server/platform/texts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../src/shared/languages";
import type { Question } from "../../src/survey/questionnaire";
import { loadCatalog } from "../helpers/catalog";
import { ROOT } from "../helpers/root";

const texts = createTexts(ROOT);

function flatten(phrases: Phrases, prefix = ""): readonly (readonly [string, unknown])[] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value] as const],
  );
}

const all = new Map(LANGUAGES.map((language) => [language, new Map(flatten(texts.phrases(language)))]));
const spanish = all.get(DEFAULT_LANGUAGE) ?? new Map<string, unknown>();
const PLURAL = "||||";
/** React-admin's cell of a value that is neither yes nor no: blank on purpose. */
const BLANK = new Set(["ra.boolean.null"]);
/** Names that a sentence may do without: a language whose grammar bends them says it another way. */
const NAMES = new Set(["name", "title", "recordRepresentation"]);

function placeholders(text: unknown): readonly string[] {
  return [...new Set([...String(text).matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? ""))]
    .filter((name) => !NAMES.has(name))
    .toSorted();
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

const sources = ["src", "plugins"].flatMap((folder) => {
  try {
    return filesBelow(folder);
  } catch {
    return [];
  }
});
const isClient = (file: string) => /^src\/client\/|\/client\/|\/client\.tsx$/.test(file);
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** What the pattern finds in the files: the first group, and where. */
function literals(files: readonly string[], pattern: RegExp): readonly (readonly [string, string])[] {
  return files.flatMap((file) => [...read(file).matchAll(pattern)].map((match) => [match[1] ?? "", file] as const));
}

describe("the texts", () => {
  test("are there", () => expect(spanish.size).toBeGreaterThan(300));

  test.each(LANGUAGES)("have the same keys in %s as in Spanish", (language) => {
    const own = all.get(language) ?? new Map();
    expect([...spanish.keys()].filter((key) => !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !spanish.has(key))).toEqual([]);
  });

  test.each(LANGUAGES)("are texts and not empty in %s", (language) => {
    const empty = [...(all.get(language) ?? [])].filter(
      ([key, text]) => typeof text !== "string" || (text.trim() === "" && !BLANK.has(key)),
    );
    expect(empty).toEqual([]);
  });

  test.each(LANGUAGES)("fill in the same things in %s as in Spanish", (language) => {
    const differing = [...(all.get(language) ?? [])].flatMap(([key, text]) => {
      const [own, theirs] = [placeholders(text).join(), placeholders(spanish.get(key)).join()];
      return own === theirs ? [] : [{ key, own, theirs }];
    });
    expect(differing).toEqual([]);
  });

  test.each(LANGUAGES)("have placeholders that are filled in, in %s", (language) => {
    const broken = [...(all.get(language) ?? [])].filter(([, text]) => /\{\{|\$\{|%\{[^}]*[^\w}]|%\s+\{/.test(String(text)));
    expect(broken).toEqual([]);
  });

  test.each(LANGUAGES)("have one and many of what is counted, in %s", (language) => {
    const own = all.get(language) ?? new Map<string, unknown>();
    const incomplete = [...own].filter(([key, text]) => {
      const forms = String(text).split(PLURAL);
      const isCounted = String(spanish.get(key)).includes(PLURAL);
      return forms.length !== (isCounted ? 2 : 1) || (forms.some((form) => form.trim() === "") && !BLANK.has(key));
    });
    expect(incomplete).toEqual([]);
  });
});

describe("the files of locales/", () => {
  const filesOf = (language: string) =>
    readdirSync(join(ROOT, "locales", language), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.replaceAll("\\", "/"))
      .toSorted();
  const names = filesOf(DEFAULT_LANGUAGE);

  /** Where a reader looks for a key: along its parts, and in `general.json` where they lead no further. */
  function fileOf(key: string): string {
    let folder = "";
    for (const part of key.split(".")) {
      if (names.includes(`${folder}${part}.json`)) return `${folder}${part}.json`;
      if (!names.some((name) => name.startsWith(`${folder}${part}/`))) break;
      folder += `${part}/`;
    }
    return `${folder}general.json`;
  }

  test.each(LANGUAGES)("are those of Spanish in %s", (language) => expect(filesOf(language)).toEqual(names));

  test.each(LANGUAGES)("hold in %s the keys that begin with their path, and the rest in general.json", (language) => {
    const misplaced = names.flatMap((file) =>
      flatten(JSON.parse(read(join("locales", language, file)))).flatMap(([key]) => {
        const expected = fileOf(key);
        return expected === file ? [] : [{ key, file, expected }];
      }),
    );
    expect(misplaced).toEqual([]);
  });
});

describe("the client's keys", () => {
  const client = sources.filter(isClient);

  test("are found", () => expect(literals(client, /\bt\("([\w.-]+)"/g).length).toBeGreaterThan(100));

  test("that stand in the code have texts", () => {
    const used = literals(client, /\b(?:t|translate)\(\s*["'`]([a-zA-Z][\w.-]*)["'`]/g);
    expect(used.filter(([key]) => !spanish.has(key))).toEqual([]);
  });

  test("that are put together have texts of that shape", () => {
    const used = literals(client, /\b(?:t|translate)\(\s*`([a-zA-Z][\w.-]*\$\{[^`]*)`/g);
    const keys = [...spanish.keys()];
    const unmatched = used.filter(([template]) => {
      const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
      // What a schema of somebody else's brings has no texts here.
      const isOpen = /^(entities|lists|wizards)\\\./.test(parts[0] ?? "");
      return !isOpen && !keys.some((key) => new RegExp(`^${parts.join("[\\w.-]+")}$`).test(key));
    });
    expect(unmatched).toEqual([]);
  });
});

/** Keywords whose failure Ajv reports by their name; `propertyNames` and `if` are left out of answers. */
const ASSERTIONS = new Set(
  [
    ["type", "required", "enum", "const", "format", "pattern", "minLength", "maxLength", "multipleOf"],
    ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems", "uniqueItems", "contains"],
    ["minProperties", "maxProperties", "additionalProperties", "not", "oneOf", "dependentRequired"],
  ].flat(),
);
const FORMATS: Readonly<Record<string, string>> = {
  email: "formatEmail",
  date: "formatDate",
  "date-time": "formatDate",
  uri: "formatUri",
};

/** Rules that the schema can break, property names aside. */
function rulesOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(rulesOf);
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === "enum" || keyword === "const" || keyword === "default" || keyword === "required") return [keyword];
    const isMap = ["properties", "patternProperties", "$defs"].includes(keyword);
    const inner = isMap ? Object.values(value as object).flatMap(rulesOf) : rulesOf(value);
    if (!ASSERTIONS.has(keyword)) return inner;
    return [keyword === "format" ? (FORMATS[String(value)] ?? "format") : keyword, ...inner];
  });
}

describe("every rule that can be broken has a text", () => {
  const registered = registerExtensions(extensions);
  const missing = (rules: Iterable<string>) =>
    [...new Set(rules)].filter((rule) => rule !== "default" && !spanish.has(`validation.${rule}`));

  test("of the entities' bodies", () => {
    const keys = [
      "community:USER",
      "community:MODERATOR",
      "community:ADMINISTRATOR",
      "mainAdmin",
      "backoffice",
      "suite:SUPERADMIN",
    ];
    const schemas = [...loadCatalog().entities.values()].flatMap((entity) =>
      (["create", "update"] as const).map((mode) => bodySchema(entity, keys, mode)),
    );
    expect(missing(schemas.flatMap(rulesOf))).toEqual([]);
  });

  test("of the question types' settings and answers", () => {
    const types = [...registered.questionTypes.values()];
    expect(types.length).toBeGreaterThan(10);
    const schemas = types.flatMap((type) => {
      const common = { id: "q", variable: "q", type: type.name, title: { es: "?" } };
      const question: Question = { ...common, ...type.initial("es") };
      return type.isAnswerable ? [type.settings, type.answerSchema(question)] : [type.settings];
    });
    expect(missing(schemas.flatMap(rulesOf))).toEqual([]);
  });

  test("that the code names", () => {
    const server = sources.filter((file) => !isClient(file));
    const named = [...literals(server, /\brule: "(\w+)"/g), ...literals(server, /\brefuse\([^)"]*, "(\w+)"/g)];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(([rule]) => !spanish.has(`validation.${rule}`))).toEqual([]);
  });

  test("and so has every fault of a question's definition", () => {
    const named = literals(sources, /\bfault: "(\w+)"/g);
    expect(named.filter(([fault]) => !spanish.has(`questionFaults.${fault}`))).toEqual([]);
  });
});
