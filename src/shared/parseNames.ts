/**
 * Members' names as people paste them: from a column of a sheet, or one after the other.
 * @example `parseNames("lince, Ana\nana@mail.test")`: `["lince", "Ana", "ana@mail.test"]`
 */
export function parseNames(text: string): readonly string[] {
  const names = text.split(/[\n\r,;\t]+/).map((name) => name.trim().replace(/^@/, ""));
  return [...new Set(names.filter(Boolean))];
}
