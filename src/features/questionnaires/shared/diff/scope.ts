import type { Questionnaire } from "../../../../survey/questionnaire";

/** What comparing a part has to know of the two documents. */
export interface DiffScope {
  /** Languages of both, whose texts are compared. */
  readonly languages: ReadonlySet<string>;
  /** Languages of either, by which a text is told from a setting. */
  readonly all: ReadonlySet<string>;
}

export function diffScope(before: Questionnaire, after: Questionnaire): DiffScope {
  return {
    languages: new Set(before.languages.filter((language) => after.languages.includes(language))),
    all: new Set([...before.languages, ...after.languages]),
  };
}
