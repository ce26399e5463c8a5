import { describe, expect, test } from "vitest";
import { phrasesIn } from "../../../../tests/helpers/phrases";
import { LANGUAGES } from "../../../shared/languages";
import { EXPORT_FORMATS } from "../shared/exportFormats";
import { REASONS } from "./shared/lost";

describe.each(LANGUAGES)("texts in %s", (language) => {
  const texts = phrasesIn(language) as { exportReasons: object; surveys: { exports: { formats: object } } };

  test("every reason has one, and no other", () => {
    expect(Object.keys(texts.exportReasons).toSorted()).toEqual(REASONS.toSorted());
  });

  test("every format has them, and no other", () => {
    expect(Object.keys(texts.surveys.exports.formats)).toEqual([...EXPORT_FORMATS]);
  });
});
