function shortened(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1).trimEnd()}…` : text;
}

/**
 * A label on at most `lines` lines of at most `width` characters; what doesn't fit ends in an ellipsis.
 *
 * @example
 * wrapLabel("Muy de acuerdo con todo", 12) // ["Muy de", "acuerdo con…"]
 */
export function wrapLabel(label: string, width: number, lines = 2): readonly string[] {
  const rows: string[] = [""];
  for (const word of label.split(/\s+/)) {
    const current = rows.at(-1) ?? "";
    const joined = current ? `${current} ${word}` : word;
    if (joined.length <= width || current === "") rows[rows.length - 1] = joined;
    else rows.push(word);
  }
  const last = rows[lines - 1];
  const kept = rows.slice(0, lines);
  if (rows.length > lines && last !== undefined)
    kept[lines - 1] = last.length < width ? `${last}…` : `${last.slice(0, width - 1)}…`;
  return kept.map((row) => shortened(row, width));
}
