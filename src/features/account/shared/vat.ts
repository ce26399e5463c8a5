import * as at from "stdnum/lib/cjs/at/uid.js";
import * as be from "stdnum/lib/cjs/be/vat.js";
import * as bg from "stdnum/lib/cjs/bg/vat.js";
import * as chUid from "stdnum/lib/cjs/ch/uid.js";
import * as ch from "stdnum/lib/cjs/ch/vat.js";
import * as cy from "stdnum/lib/cjs/cy/vat.js";
import * as cz from "stdnum/lib/cjs/cz/dic.js";
import * as de from "stdnum/lib/cjs/de/vat.js";
import * as dk from "stdnum/lib/cjs/dk/cvr.js";
import * as ee from "stdnum/lib/cjs/ee/kmkr.js";
import * as es from "stdnum/lib/cjs/es/nif.js";
import { InvalidChecksum, InvalidLength } from "stdnum/lib/cjs/exceptions.js";
import * as fi from "stdnum/lib/cjs/fi/alv.js";
import * as fr from "stdnum/lib/cjs/fr/tva.js";
import * as gb from "stdnum/lib/cjs/gb/vat.js";
import * as gr from "stdnum/lib/cjs/gr/vat.js";
import * as hr from "stdnum/lib/cjs/hr/oib.js";
import * as hu from "stdnum/lib/cjs/hu/anum.js";
import * as ie from "stdnum/lib/cjs/ie/vat.js";
import * as it from "stdnum/lib/cjs/it/iva.js";
import * as lt from "stdnum/lib/cjs/lt/pvm.js";
import * as lu from "stdnum/lib/cjs/lu/tva.js";
import * as lv from "stdnum/lib/cjs/lv/pvn.js";
import * as mt from "stdnum/lib/cjs/mt/vat.js";
import * as nl from "stdnum/lib/cjs/nl/btw.js";
import * as no from "stdnum/lib/cjs/no/mva.js";
import * as noOrg from "stdnum/lib/cjs/no/orgnr.js";
import * as pl from "stdnum/lib/cjs/pl/nip.js";
import * as pt from "stdnum/lib/cjs/pt/nif.js";
import * as ro from "stdnum/lib/cjs/ro/cui.js";
import * as se from "stdnum/lib/cjs/se/vat.js";
import * as si from "stdnum/lib/cjs/si/ddv.js";
import * as sk from "stdnum/lib/cjs/sk/dph.js";
import type { ValidateReturn } from "stdnum/lib/cjs/types.js";

type Validate = (value: string) => ValidateReturn;

interface VatCountry {
  /** A number passes that one of them accepts: some countries write theirs in two ways. */
  readonly checks: readonly Validate[];
  /** A number that passes and looks made up. */
  readonly example: string;
  /** @default the country's ISO code */
  readonly prefix?: string;
}

const of = (example: string, ...validators: readonly { readonly validate: Validate }[]): VatCountry => ({
  checks: validators.map(({ validate }) => validate),
  example,
});

/** By ISO 3166 code: the members of the EU, the United Kingdom, Switzerland and Norway. */
export const VAT_COUNTRIES: Readonly<Record<string, VatCountry>> = {
  AT: of("ATU12345675", at),
  BE: of("BE0123456749", be),
  BG: of("BG123456786", bg),
  CH: of("CHE-123.456.788 MWST", ch, chUid),
  CY: of("CY12345678F", cy),
  CZ: of("CZ12345679", cz),
  DE: of("DE123456788", de),
  DK: of("DK12345607", dk),
  EE: of("EE101234568", ee),
  ES: of("ESB12345674", es),
  FI: of("FI12345671", fi),
  FR: of("FR11123456782", fr),
  GB: of("GB123456727", gb),
  GR: { ...of("EL123456783", gr), prefix: "EL" },
  HR: of("HR12345678903", hr),
  HU: of("HU12345676", hu),
  IE: of("IE1234567T", ie),
  IT: of("IT01234560017", it),
  LT: of("LT123456715", lt),
  LU: of("LU12345613", lu),
  LV: of("LV40001234561", lv),
  MT: of("MT12345634", mt),
  NL: of("NL123456782B01", nl),
  NO: of("NO 912345602 MVA", no, noOrg),
  PL: of("PL1234567802", pl),
  PT: of("PT501234560", pt),
  RO: of("RO12345674", ro),
  SE: of("SE556123456701", se),
  SI: of("SI12345679", si),
  SK: of("SK2021234501", sk),
};

const PREFIXES: ReadonlySet<string> = new Set(Object.entries(VAT_COUNTRIES).map(([code, { prefix = code }]) => prefix));
const SHORTEST = 4;
const LONGEST = 20;
/** Letters and digits, with what people put between them. */
const CHARACTERS = /^[\p{L}\d][\p{L}\d .\-/]*$/u;

/** What is wrong with a number. */
export interface VatIssue {
  readonly kind: "length" | "format" | "checkDigit" | "otherCountry" | "characters";
  /** What its text is filled with, e.g. `example`, a right number of the country. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Of countries without a rule here: length and characters only. */
function foreignIssue(value: string): VatIssue | undefined {
  const { length } = value.replace(/[ .\-/]/g, "");
  const isRight = CHARACTERS.test(value) && /\d/.test(value) && length >= SHORTEST && length <= LONGEST;
  return isRight ? undefined : { kind: "characters", params: { shortest: SHORTEST, longest: LONGEST } };
}

function kindOf(errors: readonly unknown[]): VatIssue["kind"] {
  if (errors.some((error) => error instanceof InvalidChecksum)) return "checkDigit";
  return errors.every((error) => error instanceof InvalidLength) ? "length" : "format";
}

/**
 * Checks a VAT number by the rules of its country: form and check digits, not whether anybody has it.
 * @param number with or without the country's prefix, with blanks, dots and hyphens or without
 * @param country ISO 3166 code, upper case; undefined where it isn't known
 * @returns what is wrong, undefined where nothing is
 *
 * @example
 * vatIssue("B12345670", "ES"); // { kind: "checkDigit", params: { example: "ESB12345674" } }
 */
export function vatIssue(number: string, country: string | undefined): VatIssue | undefined {
  const known = country === undefined ? undefined : VAT_COUNTRIES[country];
  const value = number.trim().toUpperCase();
  if (!known) return foreignIssue(value);
  const results = known.checks.map((validate) => validate(value));
  if (results.some(({ isValid }) => isValid)) return undefined;
  const { example, prefix = country } = known;
  const start = value.slice(0, 2);
  if (start !== prefix && PREFIXES.has(start)) return { kind: "otherCountry", params: { prefix: start, example } };
  return { kind: kindOf(results.map(({ error }) => error)), params: { example } };
}
