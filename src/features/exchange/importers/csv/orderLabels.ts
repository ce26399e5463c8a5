import { isEvasive, isOther } from "./labels";
import { SCALES } from "./scales";

/**
 * Options in a sensible order: by size where they name numbers or bands, from low to high where they are words of a known
 * scale, else the commonest first. "Don't know", "none" and "other" come last.
 */
export function orderLabels(counts: ReadonlyMap<string, number>): readonly string[] {
  const labels = [...counts.keys()];
  const others = labels.filter(isOther);
  const evasive = labels.filter((label) => !isOther(label) && isEvasive(label));
  const plain = labels.filter((label) => !isOther(label) && !isEvasive(label));
  const byCount = (list: readonly string[]) => list.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return [
    ...(byBands(plain) ?? byScale(plain) ?? byScale(plain.toReversed()) ?? byCount(plain)),
    ...byCount(evasive),
    ...byCount(others),
  ];
}

/** Whether the texts are all answers of one usual scale, e.g. yes and no. */
export function isScale(labels: readonly string[]): boolean {
  return labels.length <= 12 && byScale(labels) !== undefined;
}

function byScale(labels: readonly string[]): readonly string[] | undefined {
  if (labels.length < 2) return undefined;
  const words = labels.map((label) => ({ label, word: withoutBrackets(label).replaceAll("’", "'") }));
  for (const scale of SCALES) {
    const ranked = words.map(({ label, word }) => ({ label, rank: scale.findLastIndex((pattern) => pattern.test(word)) }));
    const isUsable = ranked.every(({ rank }) => rank >= 0) && new Set(ranked.map(({ rank }) => rank)).size === labels.length;
    if (isUsable) return ranked.toSorted((a, b) => a.rank - b.rank).map(({ label }) => label);
  }
  return undefined;
}

/** Without a remark in brackets at its end. */
function withoutBrackets(label: string): string {
  const start = label.endsWith(")") ? label.indexOf("(") : -1;
  return start < 0 ? label : label.slice(0, start).trimEnd();
}

function byBands(labels: readonly string[]): readonly string[] | undefined {
  const bands = labels.map((label) => ({ label, key: bandKey(label) }));
  if (labels.length < 2 || bands.some(({ key }) => key === undefined)) return undefined;
  return bands.toSorted((a, b) => compareKeys(a.key ?? [], b.key ?? [])).map(({ label }) => label);
}

const BELOW =
  /^(<|≤|under|less than|below|up to|younger|fewer|menos de|menor(es)? de|hasta|moins de|minder dan|meno di|at[eé])|(or (younger|less|fewer|under)|o menos|ou moins|of minder|o meno)$/i;
const ABOVE =
  /^(>|≥|over|more than|above|older|m[aá]s de|mayor(es)? de|plus de|meer dan|pi[uù] di|mais de)|(\+|or (older|more|over|above)|and (over|up|above|older)|o m[aá]s|y m[aá]s|ou plus|et plus|en ouder|of meer|e oltre|o pi[uù]|ou mais)$/i;

/** Numbers of a label that is about numbers, e.g. `$25,000 - $49,999`; the bound's direction counts half a step. */
function bandKey(label: string): readonly number[] | undefined {
  const numbers = label.match(/\d[\d.,\u00a0]*/g)?.map(toNumber) ?? [];
  const words = label.replace(/\d/g, "").match(/\p{L}+/gu) ?? [];
  if (numbers.length === 0 || words.length > 5) return undefined;
  const [first = 0, ...rest] = numbers;
  if (BELOW.test(label)) return [first - 0.5, ...rest];
  return ABOVE.test(label) ? [first + 0.5, ...rest] : numbers;
}

function toNumber(digits: string): number {
  const grouped = digits.replace(/[.,\u00a0](?=\d{3}(\D|$))/g, "").replace(/[.,]$/, "");
  return Number(grouped.replace(",", ".")) || 0;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
