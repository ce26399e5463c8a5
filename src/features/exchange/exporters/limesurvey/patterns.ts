/** What PHP reads otherwise than RE2 where characters of all scripts count: as of all scripts. */
const BY_SCRIPT = /\\[wWbBdDsS]|\[:/;

/** What RE2 and PHP, or the browsers that LimeSurvey asks as well, read in two ways or one of them not at all. */
const APART = /\(\?(?!:)|\\[ACGQEzZaChHRvVNKX]|\\x\{|\[\[|\\p\{\^|\\\d|\n/;

/**
 * The regular expression of a whole text that PHP and browsers read as RE2 does.
 * @returns nothing where they would read it otherwise
 */
export function pregOf(pattern: string): string | undefined {
  const isCaseless = pattern.startsWith("(?i)");
  const source = isCaseless ? pattern.slice(4) : pattern;
  const isOfScripts = isCaseless || /[^ -~]|\\[pP]/.test(source) || namesOthers(source);
  if (APART.test(source) || /^\[:/.test(source) || (isOfScripts && BY_SCRIPT.test(source))) return undefined;
  const whole = hasAlternatives(source) ? `(?:${source})` : source;
  return `/^${delimited(whole)}$/${isCaseless ? "i" : ""}${isOfScripts ? "u" : ""}`;
}

/** Whether it counts characters that it doesn't name: bytes aren't characters, but any number of them is the same. */
function namesOthers(source: string): boolean {
  const plain = source.replace(/\\[\s\S]/g, "x").replace(/\[\^[^\]]*\]\*|\.\*/g, "");
  return /\[\^|\./.test(plain.replace(/\[(?!\^)[^\]]*\]/g, "x"));
}

function delimited(source: string): string {
  return source.replace(/\\[\s\S]|\//g, (sign) => (sign === "/" ? "\\/" : sign));
}

/** Whether an alternative at the top would be cut in two by the anchors at both ends. */
function hasAlternatives(source: string): boolean {
  const plain = source.replace(/\\[\s\S]/g, "").replace(/\[\]?[^\]]*\]/g, "");
  let depth = 0;
  for (const sign of plain) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "|" && depth === 0) return true;
  }
  return false;
}
