/** Which questionnaire this page runs, and for whom. */
export interface RunnerAddress {
  readonly kind: "member" | "preview" | "link";
  /** Base of the execution calls. */
  readonly base: string;
  /** Origin of the community; an open link knows none. */
  readonly origin: string | undefined;
  /** What the address says beside, for the questionnaire's hidden variables. */
  readonly parameters: Readonly<Record<string, string>>;
}

const OWN = new Set(["preview", "language", "ended"]);
const MOST_PARAMETERS = 50;
const LONGEST_NAME = 64;
const LONGEST_VALUE = 500;

function parametersOf(search: string): RunnerAddress["parameters"] {
  const entries = [...new URLSearchParams(search)].filter(
    ([name, value]) => !OWN.has(name) && name.length <= LONGEST_NAME && value.length <= LONGEST_VALUE,
  );
  return Object.fromEntries(entries.slice(0, MOST_PARAMETERS));
}

const SURVEY = /^\/c\/([^/]+)\/activities\/([^/]+)\/survey\/?$/;
const LINK = /^\/s\/([^/]+)\/?$/;

/** Reads the page's address; nothing where it names no survey. */
export function parseAddress(pathname: string, search: string): RunnerAddress | undefined {
  const [, origin, activity] = SURVEY.exec(pathname) ?? [];
  if (origin && activity) {
    const isPreview = new URLSearchParams(search).get("preview") === "1";
    const kind = isPreview ? "preview" : "member";
    return {
      kind,
      origin,
      parameters: parametersOf(search),
      base: `/api/activities/${activity}/${isPreview ? "preview" : "execution"}`,
    };
  }
  const token = LINK.exec(pathname)?.[1];
  return token
    ? { kind: "link", origin: undefined, parameters: parametersOf(search), base: `/api/surveys/${token}/execution` }
    : undefined;
}
