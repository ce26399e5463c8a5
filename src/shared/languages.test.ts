import { describe, expect, test } from "vitest";
import { intlLocale, LANGUAGES, localize, negotiateLanguage, resolveLanguage } from "./languages";

test.each([
  ["nl-BE", "nl"],
  ["nl_BE", "nl"],
  ["pt-BR", "pt"],
  ["EN-us", "en"],
  [" fr ", "fr"],
  ["es-419", "es"],
  ["de", "es"],
  ["deen", "es"],
  ["", "es"],
  [undefined, "es"],
])("the tag %j is read in %s", (tag, language) => {
  expect(resolveLanguage(tag)).toBe(language);
});

describe("the header Accept-Language", () => {
  test.each([
    ["nl-BE,nl;q=0.9,en;q=0.8", "nl"],
    ["de,fr;q=0.7,en;q=0.9", "en"],
    ["de-DE,de;q=0.9", "es"],
    ["en;q=0.1, it", "it"],
    ["en; q=0.5, fr; q=0.9", "fr"],
    ["fr;q=0, en;q=0.2", "en"],
    ["*", "es"],
    ["", "es"],
    [undefined, "es"],
    [";;;,,,q=", "es"],
    ["en;q=abc", "en"],
    ["fr,en", "fr"],
  ])("%j asks for %s", (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });

  test("of any length and shape ends in a language of ours", () => {
    for (const header of ["x,".repeat(10_000), "en;q=".repeat(1_000), "\u0000", "🙂;q=1"]) {
      expect(LANGUAGES).toContain(negotiateLanguage(header));
    }
  });
});

describe("a text in several languages", () => {
  const text = { en: "Hello", es: "Hola", "pt-BR": "Olá" };
  test.each([
    ["en", undefined, "Hello"],
    ["en-GB", undefined, "Hello"],
    ["pt-BR", undefined, "Olá"],
    ["fr", undefined, "Hola"],
    ["fr", "en", "Hello"],
    ["fr", "de", "Hello"],
  ])("asked for in %s (falling back to %s) is %s", (language, fallback, found) => {
    expect(localize(text, language, fallback)).toBe(found);
  });

  test("that there is not is empty", () => {
    expect([localize(undefined, "es"), localize({}, "es")]).toEqual(["", ""]);
  });
});

test.each([
  ["nl-be", "nl-BE"],
  ["pt_BR", "pt-BR"],
  ["de", "de"],
  ["example-1", "es"],
  ["", "es"],
])("the tag %s is the locale %s for Intl", (tag, locale) => {
  expect(intlLocale(tag)).toBe(locale);
});
