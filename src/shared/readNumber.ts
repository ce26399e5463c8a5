/**
 * Why a text is no number, a key under `validation.` of the locales: `unclearNumber` where it could be two, `longNumber` where a
 * double would lose digits.
 */
export type NumberFault = "number" | "unclearNumber" | "longNumber";

/** What a typed text says. */
export type TypedNumber =
  | { readonly kind: "empty" }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "fault"; readonly fault: NumberFault };

/** Digits that a double holds exactly, wherever the point is. */
const MOST_DIGITS = 15;
const LONGEST = 60;

const SIGN = /^[-+\u2212]/;
/** Blanks and apostrophes stand between groups, never before decimals. */
const GROUPING = /[ \u00a0\u2009\u202f'\u2019]/g;
const ZEROS = [0x660, 0x6f0, 0xff10];

/** Arabic, Persian and full-width digits and separators as ASCII has them. */
function inAscii(text: string): string {
  const digits = text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => code >= zero) ?? code));
  });
  return digits.replaceAll("\u066b", ",").replaceAll("\u066c", "'").replaceAll("\uff0c", ",").replaceAll("\uff0e", ".");
}

function isGrouped(text: string, separator: string): boolean {
  const [first = "", ...groups] = text.split(separator);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}

/** The whole part without its groups; nothing where they aren't groups of three. */
function ungrouped(text: string, separator: string): string | undefined {
  if (!text.includes(separator)) return text;
  return isGrouped(text, separator) ? text.replaceAll(separator, "") : undefined;
}

/** Whole part and decimals, by the last of the two separators that is there. */
function partsOf(text: string): readonly [string | undefined, string] {
  const at = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  if (at < 0) return [text, ""];
  const separator = text.charAt(at);
  const isRepeated = text.indexOf(separator) !== at;
  if (isRepeated) return [ungrouped(text, separator), ""];
  return [ungrouped(text.slice(0, at), separator === "," ? "." : ","), text.slice(at + 1)];
}

/** One separator with a group's look: `1.234`, `12,345`. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/;

function fault(name: NumberFault): TypedNumber {
  return { kind: "fault", fault: name };
}

/**
 * The number that a person typed, the one rule wherever numbers are typed and whatever the page's language:
 * - Comma and point both separate decimals: `1,5` and `1.5` are one and a half.
 * - What groups digits by three is passed over where it can't be anything else: blanks, apostrophes, a separator that
 *   comes several times, or the first of two kinds (`1.234,5`, `1,234.5`).
 * - One separator before exactly three digits (`1.234`) may be either. It separates decimals where the field takes three or
 *   more of them by its own rules; else it is refused.
 * - Digits of other scripts count, exponents, units and signs of currencies don't. Nothing is left out in silence.
 *
 * @param decimals that the field takes at most; absent where it says nothing
 * @example readNumber("1.234,5") // { kind: "number", value: 1234.5 }
 */
export function readNumber(typed: string, decimals?: number): TypedNumber {
  const text = inAscii(typed.trim());
  if (text === "") return { kind: "empty" };
  if (text.length > LONGEST) return fault("longNumber");
  const unsigned = text.replace(SIGN, "").trim();
  const isNegative = /^[-\u2212]/.test(text);
  if (UNCLEAR.test(unsigned) && !(decimals !== undefined && decimals >= 3)) return fault("unclearNumber");
  const [whole, fraction] = partsOf(unsigned);
  const digits = whole && ungrouped(whole.replace(GROUPING, " "), " ");
  if (digits === undefined || !/^\d*$/.test(digits) || !/^\d*$/.test(fraction) || digits + fraction === "")
    return fault("number");
  if ((digits + fraction).replace(/^0+/, "").replace(/0+$/, "").length > MOST_DIGITS) return fault("longNumber");
  const value = Number(`${digits || "0"}.${fraction || "0"}`);
  return { kind: "number", value: isNegative && value !== 0 ? -value : value };
}

/** A number as a field shows it, in a form that reads as the same number again: no exponent, no groups. */
export function writeNumber(value: number, language = "en"): string {
  const short = String(value);
  const plain = short.includes("e") ? value.toFixed(20).replace(/\.?0+$/, "") : short;
  const text = UNCLEAR.test(plain.replace(SIGN, "")) ? `${plain}0` : plain;
  const separator = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === "decimal")?.value;
  return separator === "," ? text.replace(".", ",") : text;
}
