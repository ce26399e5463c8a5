/**
 * Members' names as people paste them: from a column of a sheet, or one after the other. Who is named again in other
 * letters, e.g. in capitals, is the same: each is there once, as it was written first.
 * @example `parseNames("lince, Ana\nana@mail.test")`: `["lince", "Ana", "ana@mail.test"]`
 */
export function parseNames(text: string): readonly string[] {
  const names = text.split(/[\n\r,;\t]+/).map((name) => name.trim().replace(/^@/, ""));
  const known = new Map<string, string>();
  for (const name of names) if (name !== "" && !known.has(name.toLowerCase())) known.set(name.toLowerCase(), name);
  return [...known.values()];
}
