/** A language in words of the person's own, e.g. "Inglés". */
export function languageName(code: string, language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    // Imported questionnaires bring tags that are none.
    return code;
  }
}
