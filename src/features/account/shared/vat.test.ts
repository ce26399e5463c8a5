import { expect, test } from "vitest";
import { VAT_COUNTRIES, vatIssue } from "./vat";

const kindOf = (number: string, country?: string) => vatIssue(number, country)?.kind;
const remainder = (digits: string, by: number) => Number(BigInt(digits) % BigInt(by));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const digitsOf = (text: string) => [...text].map(Number);
/** Digits of the doubles added up, as the formula of Luhn has it. */
const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

test("the members of the EU, the United Kingdom, Switzerland and Norway have rules, and their examples pass", () => {
  expect(Object.keys(VAT_COUNTRIES).sort().join(" ")).toBe(
    "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK",
  );
  for (const [country, { example }] of Object.entries(VAT_COUNTRIES)) {
    expect(kindOf(example, country), example).toBeUndefined();
    expect(kindOf(example.toLowerCase(), country), example).toBeUndefined();
    expect(kindOf(`${example}99999`, country), `${example} too long`).toBeDefined();
    expect(kindOf("hola", country), country).toBeDefined();
  }
});

// The forms of the European Commission's own list (VIES), with numbers that are published widely.
test.each([
  ["ES", "ESB58378431"],
  ["ES", "A28015865"],
  ["ES", "54362315K"],
  ["ES", "X2482300W"],
  ["FR", "FR 40 303 265 045"],
  ["FR", "K7399859412"],
  ["DE", "DE 136 695 976"],
  ["IT", "IT 00743110157"],
  ["PT", "PT 501 964 843"],
  ["NL", "NL004495445B01"],
  ["BE", "BE 0403.170.701"],
  ["AT", "ATU13585627"],
  ["IE", "IE 6433435F"],
  ["GB", "GB 980 7806 84"],
  ["CH", "CHE-107.787.577 IVA"],
  ["CH", "CHE-107.787.577"],
  ["NO", "NO 995 525 828 MVA"],
  ["NO", "995525828"],
  ["PL", "PL 8567346215"],
  ["GR", "EL 094259216"],
] as const)("%s: %s passes", (country, number) => expect(vatIssue(number, country)).toBeUndefined());

/** A number by its country's formula, from a stem; made here without the code under test. */
const FORMULAS = {
  // Letters of the remainder by 23.
  ES: (stem: string) => `${stem}${"TRWAGMYFPDXBNJZSQVHLCKE"[remainder(stem, 23)]}`,
  FR: (stem: string) => `${String((12 + 3 * remainder(stem, 97)) % 97).padStart(2, "0")}${stem}`,
  BE: (stem: string) => `${stem}${String(97 - remainder(stem, 97)).padStart(2, "0")}`,
  PT: (stem: string) => {
    const rest = sum(digitsOf(stem).map((digit, index) => digit * (9 - index))) % 11;
    return `${stem}${rest < 2 ? 0 : 11 - rest}`;
  },
  IT: (stem: string) => {
    const total = sum(digitsOf(stem).map((digit, index) => (index % 2 === 0 ? digit : doubled(digit))));
    return `${stem}${(10 - (total % 10)) % 10}`;
  },
  // ISO 7064, mod 11, 10.
  DE: (stem: string) => {
    const product = digitsOf(stem).reduce((last, digit) => (((digit + last) % 10 || 10) * 2) % 11, 10);
    return `${stem}${(11 - product) % 10}`;
  },
} as const;
const STEMS = {
  ES: ["12345678", "00000014", "87654321"],
  FR: ["732829320", "552100554", "443061841"],
  BE: ["04288412", "08765432", "10000000"],
  PT: ["50123456", "50999999", "51234567"],
  IT: ["0123456001", "0987654058", "1111111001"],
  DE: ["12345678", "81190798", "29876543"],
} as const;

test.each(Object.keys(FORMULAS) as (keyof typeof FORMULAS)[])(
  "%s: numbers made by its formula pass, and none of them with a digit changed",
  (country) => {
    for (const stem of STEMS[country]) {
      const number = FORMULAS[country](stem);
      expect(vatIssue(number, country), number).toBeUndefined();
      const last = number.search(/\d\D*$/);
      for (const step of [1, 2, 5]) {
        const changed = number.slice(0, last) + ((Number(number[last]) + step) % 10) + number.slice(last + 1);
        expect(vatIssue(changed, country), changed).toBeDefined();
      }
    }
  },
);

test("a sole trader's number of the Netherlands has its check digits at its end", () => {
  const stem = "NL001234567B";
  const letters = [...stem].map((one) => (/\d/.test(one) ? one : String(one.charCodeAt(0) - 55))).join("");
  const check = Array.from({ length: 100 }, (_none, index) => String(index).padStart(2, "0")).find(
    (two) => remainder(letters + two, 97) === 1,
  );
  expect(vatIssue(`${stem}${check}`, "NL")).toBeUndefined();
  expect(vatIssue(`${stem}${String((Number(check) + 1) % 100).padStart(2, "0")}`, "NL")).toBeDefined();
});

test("it says what is wrong, and what a right one looks like", () => {
  expect(vatIssue("B12345670", "ES")).toEqual({ kind: "checkDigit", params: { example: "ESB12345674" } });
  expect(vatIssue("B1234567", "ES")).toEqual({ kind: "length", params: { example: "ESB12345674" } });
  expect(vatIssue("DE12345678X", "DE")?.kind).toBe("format");
  expect(vatIssue("FR40303265045", "ES")).toEqual({ kind: "otherCountry", params: { prefix: "FR", example: "ESB12345674" } });
});

test("of other countries, and where the country isn't known, length and characters count alone", () => {
  for (const country of ["MX", "US", undefined]) {
    for (const right of ["XAXX010101000", "12-3456789", "ES B58378431"]) expect(kindOf(right, country)).toBeUndefined();
    for (const wrong of ["123", "ABCDE", "1".repeat(21), "12345*", ".....", ""])
      expect(kindOf(wrong, country), wrong).toBe("characters");
  }
});
