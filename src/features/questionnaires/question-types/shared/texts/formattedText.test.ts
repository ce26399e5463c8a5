import { expect, test } from "vitest";
import type { JsonObject } from "../../../../../shared/json";
import { multipleTexts } from "../../multiple-texts";
import { shortText } from "../../short-text";
import { brokenRules, optionsOf, questionOf, seeded } from "../testing";

function isAccepted(settings: JsonObject, text: string): boolean {
  const question = questionOf(shortText, settings);
  const value = shortText.fromSurveyValue?.(question, text);
  return value !== undefined && brokenRules(shortText, question, value).length === 0;
}

const FORMATS: readonly (readonly [format: string, right: readonly string[], wrong: readonly string[]])[] = [
  [
    "email",
    ["ana@correo.es", "  ana@correo.es ", "a.b-c+d@mail.example.org", "ñandú@correo.es", "x@münchen.de"],
    [
      "ana",
      "ana@correo",
      "@correo.es",
      "ana@",
      "ana@correo.",
      "ana@.es",
      "a b@correo.es",
      "a@b@c.es",
      "a@b.es, c@d.es",
      "<a@b.es>",
    ],
  ],
  [
    "url",
    ["www.correo.es", "correo.es", "https://correo.es", "HTTP://correo.es:8080/a/b?c=d#e", "correo.es?x=1", "münchen.de/ä"],
    ["correo", "https://", "https://correo.es/a b", "ftp://correo.es", "javascript:alert(1)", "correo..es", ".es", "a@b.es"],
  ],
  [
    "phone",
    ["612345678", "612 345 678", "+34 (612) 345-678", "06.12.34.56.78", "(020) 7946 0018"],
    ["612", "612 345 67x", "612-", "+", "1234567890123456", "٦١٢٣٤٥٦٧٨", "++34612345678"],
  ],
  ["digits", ["7", "007", " 28001 "], ["7.5", "-7", "1 2", "siete", "١٢"]],
];

test.each(FORMATS)("%s: what is one, and what isn't", (format, right, wrong) => {
  expect(right.filter((text) => !isAccepted({ format }, text))).toEqual([]);
  expect(wrong.filter((text) => isAccepted({ format }, text))).toEqual([]);
});

test("a pattern is of the whole text, without the blanks around it", () => {
  const postcode = { format: "pattern", pattern: "\\d{5}", example: "28001" };
  expect(["28001", " 28001 "].map((text) => isAccepted(postcode, text))).toEqual([true, true]);
  expect(["2800", "280011", "x28001"].map((text) => isAccepted(postcode, text))).toEqual([false, false, false]);
});

test("a refusal says what is wanted, in the author's words where there are some", () => {
  const question = questionOf(multipleTexts, {
    fields: optionsOf("a", "b"),
    format: "pattern",
    pattern: "\\d+",
    example: "12",
    formatMessage: { es: "Solo números de socio" },
  });
  expect(multipleTexts.check?.(question, { a: "1", b: "x" })).toEqual([
    {
      path: "/b",
      rule: "formatExample",
      params: { example: "12" },
      ownMessage: { es: "Solo números de socio" },
    },
  ]);
});

test("no text keeps the check busy, neither by our formats nor by a pattern that would go back and forth for ever", () => {
  const texts = ["a".repeat(500), `${"1 ".repeat(249)}x`, `a@${"b.".repeat(249)}`, `${"(".repeat(499)}1`];
  const patterns = ["(a+)+b", "(\\d| )*y", "(.*)*(.*)*~"].map((pattern) => ({ format: "pattern", pattern, example: "b" }));
  const all = [...FORMATS.map(([format]) => ({ format })), ...patterns];
  expect(all.flatMap((settings) => texts.filter((text) => isAccepted(settings, text)))).toEqual([]);
});

test.each<[JsonObject, string, string]>([
  [{ format: "pattern" }, "/pattern", "noPattern"],
  [{ format: "pattern", pattern: "(?=x)", example: "x" }, "/pattern", "patternUnreadable"],
  [{ format: "pattern", pattern: "(x", example: "x" }, "/pattern", "patternUnreadable"],
  [{ format: "pattern", pattern: "((\\p{L}{1,30}){1,5}){1,6}", example: "x" }, "/pattern", "patternTooLarge"],
  [{ format: "pattern", pattern: "[](]{9}((a{31}){32}){2}", example: "x" }, "/pattern", "patternTooLarge"],
  [{ format: "pattern", pattern: "\\Qa\\E{1000}", example: "x" }, "/pattern", "patternUnreadable"],
  [{ format: "pattern", pattern: "x" }, "/example", "noExample"],
  [{ format: "pattern", pattern: "x", example: "y" }, "/example", "exampleMisfit"],
  [{ format: "pattern", pattern: "x*", example: "xxx", maxLength: 2 }, "/maxLength", "tooShortForFormat"],
  [{ format: "email", maxLength: 5 }, "/maxLength", "tooShortForFormat"],
  [{ format: "email", pattern: "x" }, "/pattern", "patternOfNothing"],
  [{ example: "x" }, "/example", "patternOfNothing"],
  [{ formatMessage: { es: "No" } }, "/formatMessage", "messageOfNothing"],
])("%j has a fault", (settings, path, fault) => {
  for (const [type, parts] of [[shortText, {}] as const, [multipleTexts, { fields: optionsOf("a") }] as const])
    expect(type.faults?.(questionOf(type, { ...parts, ...settings }))).toMatchObject([{ path, fault }]);
});

test("robots write what is asked for, however little room there is", () => {
  for (const [format, maxLength] of [
    ["email", 6],
    ["url", 4],
    ["phone", 6],
    ["digits", 1],
  ] as const) {
    const question = questionOf(shortText, { format, maxLength });
    expect(shortText.faults?.(question)).toEqual([]);
    for (let seed = 0; seed < 20; seed += 1) {
      expect(brokenRules(shortText, question, shortText.simulate(question, seeded(seed), "es"))).toEqual([]);
    }
  }
});
