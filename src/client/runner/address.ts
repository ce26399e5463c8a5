/** Which questionnaire this page runs, and for whom. */
export interface RunnerAddress {
  readonly kind: "member" | "preview" | "link";
  /** Base of the execution calls. */
  readonly base: string;
  /** Origin of the community; an open link knows none. */
  readonly origin: string | undefined;
}

const SURVEY = /^\/c\/([^/]+)\/activities\/([^/]+)\/survey\/?$/;
const LINK = /^\/s\/([^/]+)\/?$/;

/** Reads the page's address; nothing where it names no survey. */
export function parseAddress(pathname: string, search: string): RunnerAddress | undefined {
  const [, origin, activity] = SURVEY.exec(pathname) ?? [];
  if (origin && activity) {
    const isPreview = new URLSearchParams(search).get("preview") === "1";
    const kind = isPreview ? "preview" : "member";
    return { kind, origin, base: `/api/activities/${activity}/${isPreview ? "preview" : "execution"}` };
  }
  const token = LINK.exec(pathname)?.[1];
  return token ? { kind: "link", origin: undefined, base: `/api/surveys/${token}/execution` } : undefined;
}
