/** Signs between a question and its option in headings of the usual exports: `Q - A`, `Q: A`, `Q [A]`, `Q / A`, `Q (A)`. */
const SEPARATORS = String.raw`(?:\s*[-–—|]\s+|\s*[:/>]\s*|\s*[[(]\s*|\s+)`;
const STRICT = /^(.*\S)(?:\s+[-–—|>/]\s+|:\s*|\s*\[)(.+?)\]?$/s;

const CLOSING = "])";
const OPENING = "-–—|:/>[(";

/** Without the signs at its end. A pattern such as `[\])]+$` would begin anew at each sign of a long row of them. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The question part of a heading that ends with this option, or nothing. */
export function questionBefore(heading: string, option: string): string | undefined {
  const flat = withoutEnd(heading, CLOSING);
  const bare = withoutEnd(option, CLOSING);
  const end = flat.endsWith(bare) ? flat.slice(0, flat.length - bare.length) : undefined;
  if (!end) return undefined;
  const match = new RegExp(`^(.*\\S)${SEPARATORS}$`, "s").exec(end) ?? /^(.*?[\w?!.)])\s+$/s.exec(end);
  return withoutEnd(match?.[1] ?? "", OPENING).trim() || undefined;
}

/** The option part of a heading that begins with this question, or nothing. */
export function optionAfter(heading: string, question: string): string | undefined {
  if (!heading.startsWith(question)) return undefined;
  // As variable names have it: `brand_other_text`.
  if (/^_(other|oth|otro)(_?text)?$/i.test(heading.slice(question.length))) return "Other";
  const match = new RegExp(`^${SEPARATORS}(.*\\S)$`, "s").exec(heading.slice(question.length));
  const option = match?.[1];
  const isBracketed = /^\s*[[(]/.test(heading.slice(question.length));
  return (isBracketed ? option?.replace(/[\])]$/, "") : option)?.trim() || undefined;
}

/** Question and option of a heading by its signs alone. */
export function splitHeading(heading: string): { question: string; option: string } | undefined {
  const match = STRICT.exec(heading);
  return match?.[1] && match[2] ? { question: match[1].trim(), option: match[2].trim() } : undefined;
}
