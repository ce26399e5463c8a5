import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../shared/languages";
import { EXPORT_FORMATS } from "../shared/exportFormats";
import { REASONS } from "./shared/lost";

const LOCALES = resolve(import.meta.dirname, "../../../../locales");

describe.each(LANGUAGES)("texts in %s", (language) => {
  const texts: { exportReasons: object; surveys: { exports: { formats: object } } } = JSON.parse(
    readFileSync(join(LOCALES, `${language}.json`), "utf8"),
  );

  test("every reason has one, and no other", () => {
    expect(Object.keys(texts.exportReasons).toSorted()).toEqual(REASONS.toSorted());
  });

  test("every format has them, and no other", () => {
    expect(Object.keys(texts.surveys.exports.formats)).toEqual([...EXPORT_FORMATS]);
  });
});
