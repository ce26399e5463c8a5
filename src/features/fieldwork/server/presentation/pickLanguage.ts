/** The language of the document that fits what is asked for: the same, the same but for its region, or the first. */
export function pickLanguage(languages: readonly string[], wanted: string | undefined): string {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const [first = ""] = languages;
  if (wanted === undefined) return first;
  return (
    languages.find((language) => language.toLowerCase() === wanted.toLowerCase()) ??
    languages.find((language) => base(language) === base(wanted)) ??
    first
  );
}
