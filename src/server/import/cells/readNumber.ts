const PLAIN = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const COMMA = /^[+-]?\d+,\d+$/;
/** Groups of three by one sign, then perhaps decimals by another. */
const GROUPED = /^([+-]?\d{1,3})(?:([.,' \u00a0\u202f])\d{3})(?:\2\d{3})*(?:([.,])(\d+))?$/;
/** One sign, then three digits: a thousand in one country, a little more than one in another. */
const TWOFOLD = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;
const CURRENCY = /^[€$£]\s*|\s*[€$£]$/g;

/** Exports write decimals with a point and never a zero at the end; so such a number is not twofold. */
function isTwofold(text: string): boolean {
  const sign = TWOFOLD.exec(text)?.[1];
  return sign === "," || (sign === "." && text.endsWith("0"));
}

/**
 * A number as people and spreadsheets write it, in plain form: `1.234,5` and `1,234.5` give `1234.5`.
 * @returns `"ambiguous"` where it may be one of two numbers; `undefined` where it is none
 */
export function readNumber(cell: string): { readonly plain: string } | "ambiguous" | undefined {
  const text = cell.trim().replace(CURRENCY, "");
  if (isTwofold(text)) return "ambiguous";
  if (PLAIN.test(text)) return { plain: text };
  if (COMMA.test(text)) return { plain: text.replace(",", ".") };
  const [, , group, point, decimals] = GROUPED.exec(text) ?? [];
  if (group === undefined || group === point) return undefined;
  const whole = (point ? text.slice(0, text.lastIndexOf(point)) : text).replaceAll(group, "");
  return { plain: decimals ? `${whole}.${decimals}` : whole };
}
