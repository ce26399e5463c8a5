/** What separates cells: English spreadsheets read commas, those of the other languages semicolons. */
export function csvDelimiter(language: string): string {
  return language === "en" ? "," : ";";
}
