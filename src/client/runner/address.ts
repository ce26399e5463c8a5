import { EXECUTION_ADDRESSES } from "../../contracts/executionAddresses";
import { broughtParameters, SURVEY_PATHS } from "../../shared/surveyAddress";

/** Which questionnaire this page runs, and for whom. */
export interface RunnerAddress {
  readonly kind: "member" | "preview" | "link";
  /** Base of the execution calls. */
  readonly base: string;
  /** Origin of the community; an open link knows none. */
  readonly origin: string | undefined;
  /** What the address says beside, for its signature and for the questionnaire's hidden variables. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Of a preview: ids of quotas that are taken to be full, with commas between. */
  readonly full?: string;
}

/** What a preview says of itself; a key of the locales. */
export function previewText({ kind, full }: RunnerAddress): string | undefined {
  if (kind !== "preview") return undefined;
  return full ? "runner.previewFull" : "runner.preview";
}

const SURVEY = new RegExp(`^/c/([^/]+)/activities/([^/]+)/(?:${SURVEY_PATHS.join("|")})/?$`);
const STUDY = /^\/suite\/studies\/([^/]+)\/survey\/?$/;
const LINK = /^\/s\/([^/]+)\/?$/;

/** Reads the page's address; nothing where it names no survey. */
export function parseAddress(pathname: string, search: string): RunnerAddress | undefined {
  const [, origin, activity] = SURVEY.exec(pathname) ?? [];
  const query = new URLSearchParams(search);
  const parameters = broughtParameters(query);
  if (origin && activity) {
    const isPreview = query.get("preview") === "1";
    const full = isPreview ? query.get("full") : null;
    const kind = isPreview ? "preview" : "member";
    return {
      kind,
      origin,
      parameters,
      ...(full ? { full } : {}),
      base: EXECUTION_ADDRESSES[kind].replace(":id", activity),
    };
  }
  const study = STUDY.exec(pathname)?.[1];
  if (study) {
    const full = query.get("full");
    return {
      kind: "preview",
      origin: undefined,
      parameters,
      ...(full ? { full } : {}),
      base: EXECUTION_ADDRESSES.studyPreview.replace(":id", study),
    };
  }
  const token = LINK.exec(pathname)?.[1];
  return token
    ? { kind: "link", origin: undefined, parameters, base: EXECUTION_ADDRESSES.link.replace(":linkToken", token) }
    : undefined;
}
