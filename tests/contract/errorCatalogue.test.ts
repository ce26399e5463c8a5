import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { extensions } from "../../src/server/extensions";
import { registerExtensions } from "../../src/server/host/registerExtensions";
import type { Phrases } from "../../src/server/platform/readPhrases";
import { createTexts } from "../../src/server/platform/texts";
import { ERRORS } from "../../src/shared/errors";
import { LANGUAGES, type Language } from "../../src/shared/languages";
import { startApp, type TestApp } from "../helpers/app";
import { ROOT } from "../helpers/root";
import { CATALOGUE, type CatalogueRow, MISSING } from "./errorCatalogue";
import { MESSAGES } from "./identityMessages";

const texts = createTexts(ROOT);
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const codes = new Set([...Object.keys(ERRORS), ...registerExtensions(extensions).errors.map(({ code }) => code)]);
const rows = Object.entries(CATALOGUE).flatMap(([group, rows]) => rows.map((row) => [`${group}: ${row.message}`, row] as const));

/** The text as it stands in the locales, with its placeholders. */
function textOf(language: Language, key: string): string {
  const found = key
    .split(".")
    .reduce<unknown>((phrases, part) => (phrases as Phrases | undefined)?.[part], texts.phrases(language));
  return typeof found === "string" ? found : "";
}

/** Everything that a row's message says, in whichever language, with the codes and keys by which tests name it. */
function wordsOf({ codes = [], texts: keys = [] }: CatalogueRow): readonly string[] {
  const said = LANGUAGES.flatMap((language) =>
    [...keys, ...codes.map((code) => `errors.${code}`)].map((key) => textOf(language, key)),
  );
  return [...codes, ...keys, ...said];
}

/** Source without what it fills in: `runner.problems.${kind}` names every key that begins so. */
const names = (source: string, key: string) =>
  key.split(".").some((_part, at, parts) => at > 0 && source.includes(`${parts.slice(0, at).join(".")}.\${`)) ||
  source.includes(key);

describe("the specification's messages", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  test("stand in the table once each, all but a few", () => {
    const phrases = rows.map(([name]) => name);
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(phrases.length).toBeGreaterThanOrEqual(90);
    expect(MISSING.length).toBeLessThanOrEqual(1);
  });

  test.each(rows)("%s has a code of the table, or texts, in every language", (_name, { codes: own = [], texts: keys = [] }) => {
    expect(own.filter((code) => !codes.has(code))).toEqual([]);
    const all = [...keys, ...own.map((code) => `errors.${code}`)];
    expect(LANGUAGES.flatMap((language) => all.filter((key) => !texts.has(language, key)))).toEqual([]);
  });

  test.each(rows)("%s is met", async (_name, row) => {
    const { by } = row;
    if ("identity" in by) {
      const message = MESSAGES.find(({ name }) => name === by.identity);
      expect(row.codes).toContain(message?.code);
    } else if ("answer" in by) {
      const answer = await by.answer(app);
      expect([answer.statusCode, answer.json().code], answer.body).toEqual([by.status, by.code]);
      expect(row.codes).toContain(by.code);
      expect(answer.json().detail).toEqual(expect.any(String));
      if (by.field) expect(answer.json().errors).toContainEqual(expect.objectContaining({ path: by.field }));
    } else if ("expects" in by) {
      expect(wordsOf(row).some((words) => words.includes(by.expects))).toBe(true);
      expect(read(by.file)).toContain(by.expects);
    } else {
      expect(read(by.file)).toContain(by.test);
      const source = read(by.shownIn);
      expect((row.texts ?? []).filter((key) => !names(source, key))).toEqual([]);
    }
  });
});
