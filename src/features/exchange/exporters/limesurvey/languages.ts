/** LimeSurvey's code of a language: of letters, digits and hyphens alone, whatever else there is it leaves out. */
export function tagOf(language: string): string {
  return language.replaceAll("_", "-");
}
