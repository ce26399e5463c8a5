import type { JsonObject } from "../../../../shared/json";
import type { Column } from "./column";
import type { Context, InferredType } from "./inferredType";

const MOST_DECIMALS = 10;
/** A sign of money or a percentage before or after the digits. */
const WITH_UNIT = /^([€$£])?\s?(-?\d[\d.,]*(?:\s\d{3}(?:[.,]\d+)?)*(?:E[+-]?\d{1,3})?)\s?(€|\$|£|%|eur|euros?)?$/i;

/** How numbers are written: what parts decimals, and what parts thousands. */
interface Notation {
  readonly pattern: RegExp;
  readonly decimal: "." | ",";
  /** What has to be somewhere for the thousands to be ones. */
  readonly proof?: RegExp;
}

// Leading zeros (postal codes) are names, not numbers.
const POINT: Notation = { pattern: /^-?(0|[1-9]\d{0,11})(\.\d{1,30})?$/, decimal: "." };
const COMMA: Notation = { pattern: /^-?(0|[1-9]\d{0,11})(,\d{1,30})?$/, decimal: "," };
/** `1.250` beside `850`: three digits after every point, and no zero before one. */
const POINTED_THOUSANDS: Notation = {
  pattern: /^-?([1-9]\d{0,2}(\.\d{3})+|0|[1-9]\d{0,11})$/,
  decimal: ",",
  proof: /\.\d{3}$/,
};
/** `1.250,50`. */
const POINTED: Notation = {
  pattern: /^-?(0|[1-9]\d{0,2}(\.\d{3})+|[1-9]\d{0,11})(,\d{1,30})?$/,
  decimal: ",",
  proof: /\.\d{3}(,|\.)/,
};
/** `1,250.50`. */
const COMMAED: Notation = {
  pattern: /^-?(0|[1-9]\d{0,2}(,\d{3})+|[1-9]\d{0,11})(\.\d{1,30})?$/,
  decimal: ".",
  proof: /,\d{3}/,
};

/** `1 250,50`, with whichever blank. */
const SPACED: Notation = {
  pattern: /^-?(0|[1-9]\d{0,2}(\s\d{3})+|[1-9]\d{0,11})([.,]\d{1,30})?$/,
  decimal: ",",
  proof: /\d\s\d{3}/,
};
const SCIENTIFIC: Notation = { pattern: /^-?\d{1,12}(\.\d{1,30})?(E[+-]?\d{1,3})?$/i, decimal: ".", proof: /E/i };

function notationsFor({ mayHaveDecimalComma, hasDecimalPoint = false, language }: Context): readonly Notation[] {
  const rest = [POINTED, COMMAED, SPACED, SCIENTIFIC];
  if (!mayHaveDecimalComma) return [POINT, ...rest];
  const mayBeThousands = language !== "en" && !hasDecimalPoint;
  return [...(mayBeThousands ? [POINTED_THOUSANDS] : []), POINT, COMMA, ...rest];
}

/** Decimals that are no groups of three, or stand after a zero. */
const SURE_DECIMAL = /^-?(0\.\d+|\d+\.(\d{1,2}|\d{4,}))$/;

/** Whether points part decimals somewhere in the file. */
export function hasDecimalPoint(columns: readonly Column[]): boolean {
  return columns.some(({ counts }) => {
    const texts = [...counts.keys()];
    return texts.length > 1 && texts.some((text) => SURE_DECIMAL.test(text)) && texts.every((text) => /^[-\d.,\s]+$/.test(text));
  });
}

function valueIn(notation: Notation, digits: string): string {
  const whole = digits.replace(/\s/g, "");
  // Blanks part the thousands: whichever sign there is parts the decimals.
  const bare = notation === SPACED ? whole : whole.replaceAll(notation.decimal === "." ? "," : ".", "");
  return bare.replace(",", ".");
}

/** The digits of each text, where all of those with a unit have the same. */
function digitsOf(texts: readonly string[]): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  let unit: string | undefined;
  for (const text of texts) {
    const [, before, digits, after] = WITH_UNIT.exec(text) ?? [];
    const own = (before ?? after ?? "").toLowerCase().replace(/^eur.*$/, "€");
    if (digits === undefined || (before && after) || (unit ?? own) !== own) return undefined;
    unit = own;
    found.set(text, digits);
  }
  return found;
}

/** Each text as digits with a decimal point; nothing where some are no numbers or written in different ways. */
function readNumbers(texts: readonly string[], context: Context): ReadonlyMap<string, string> | undefined {
  const digits = digitsOf(texts);
  if (!digits) return undefined;
  const all = [...digits.values()];
  const notation = notationsFor(context).find(
    ({ pattern, proof }) => all.every((one) => pattern.test(one)) && (!proof || all.some((one) => proof.test(one))),
  );
  return notation && new Map([...digits].map(([text, one]) => [text, valueIn(notation, one)]));
}

const NAME =
  /\b(c[oó]digos? posta(l|is)|postal codes?|zip( ?codes?)?|codes? postal|postcode|cap|cp|c\.p\.|tel[eé]fonos?|m[oó]vil|phone|mobile)\b/i;
/** Digits of a telephone or an account. */
const NAME_DIGITS = 8;

/** Whether the digits are a name: what people are called by, and nobody adds up. */
function isName({ heading, counts, filled }: Column): boolean {
  const texts = [...counts.keys()];
  const isLong = texts.every((text) => /^\d+$/.test(text) && text.length >= NAME_DIGITS && text.length === texts[0]?.length);
  return NAME.test(heading) || (isLong && texts.length > filled / 2);
}

/** Numbers, of a column that isn't made of a few codes. */
export function asNumber(column: Column, context: Context): InferredType | undefined {
  const texts = [...column.counts.keys()];
  // Two codes are answers such as 0/1 or 1/2; more of them are measures or scales.
  if (texts.length <= 2 && column.filled >= 3 * texts.length && texts.every((text) => /^\d{1,2}$/.test(text))) return undefined;
  return isName(column) ? undefined : numberOf(texts, context);
}

/** Whether the text can be a number, whatever the rest of its column is. */
export const isNumber = (text: string, context: Context) => readNumbers([text], context) !== undefined;

export function numberOf(texts: readonly string[], context: Context): InferredType | undefined {
  const values = readNumbers(texts, context);
  if (!values) return undefined;
  const maxDecimals = [...values.values()].reduce((most, text) => Math.max(most, text.split(".")[1]?.length ?? 0), 0);
  const settings: JsonObject = maxDecimals <= MOST_DECIMALS ? { maxDecimals } : {};
  return { type: "number", settings, answers: new Map([...values].map(([text, value]) => [text, { value: Number(value) }])) };
}
