/** Signs between a question and its option in headings of the usual exports: `Q - A`, `Q: A`, `Q [A]`, `Q / A`, `Q (A)`. */
const SEPARATORS = String.raw`(?:\s*[-–—|]\s+|\s*[:/>]\s*|\s*[[(]\s*|\s+)`;
const STRICT = /^(.*\S)(?:\s+[-–—|>/]\s+|:\s*|\s*\[)(.+?)\]?$/s;

/** The question part of a heading that ends with this option, or nothing. */
export function questionBefore(heading: string, option: string): string | undefined {
  const flat = heading.replace(/[\])]+$/, "");
  const bare = option.replace(/[\])]+$/, "");
  const end = flat.endsWith(bare) ? flat.slice(0, flat.length - bare.length) : undefined;
  if (!end) return undefined;
  const match = new RegExp(`^(.*\\S)${SEPARATORS}$`, "s").exec(end) ?? /^(.*?[\w?!.)])\s+$/s.exec(end);
  return match?.[1]?.replace(/\s*[-–—|:/>[(]+$/, "").trim() || undefined;
}

/** The option part of a heading that begins with this question, or nothing. */
export function optionAfter(heading: string, question: string): string | undefined {
  if (!heading.startsWith(question)) return undefined;
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
