/** Last parts of the addresses of activities that ask a questionnaire, below `/c/{origin}/activities/{id}/` (spec section 2). */
export const SURVEY_PATHS = ["survey", "wat-ux"] as const;

/** What a survey's page adds to its own address. Nobody who signs an address knows of it: no signature covers it. */
export const ADDED = {
  /** The language that was picked on the page. */
  language: "_language",
  /** Whether the page's form has just ended the survey. */
  ended: "_ended",
} as const;

const ALL_ADDED: ReadonlySet<string> = new Set(Object.values(ADDED));

/** What an address tells the page, whoever made it. */
const TO_PAGE: ReadonlySet<string> = new Set(["preview", "language"]);

const MOST_PARAMETERS = 50;
const LONGEST_NAME = 64;
const LONGEST_VALUE = 500;

/** What the address that brought a respondent says, within limits: all that a signature may cover. */
export function broughtParameters(search: URLSearchParams): Readonly<Record<string, string>> {
  const entries = [...search].filter(
    ([name, value]) => !ALL_ADDED.has(name) && name.length <= LONGEST_NAME && value.length <= LONGEST_VALUE,
  );
  return Object.fromEntries(entries.slice(0, MOST_PARAMETERS));
}

/** Whether a parameter is there for hidden variables to take. */
export function isForVariables(name: string): boolean {
  return !TO_PAGE.has(name) && !ALL_ADDED.has(name);
}
