/** Entries of a pasted list: one a line, or with commas, semicolons or tabs between, as spreadsheets give them. */
export function splitEntries(text: string): readonly string[] {
  return text
    .split(/[\n\r\t,;]+/)
    .map((entry) =>
      entry
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim(),
    )
    .filter((entry) => entry !== "");
}
