/** Who calls: the demo's people, the suite's other roles and nobody. */
export const WHO = [
  "nobody",
  "member",
  "observer",
  "moderator",
  "administrator",
  "mainAdmin",
  "client",
  "suiteAdministrator",
  "suiteObserver",
  "suiteModerator",
  "suiteParticipant",
  "backoffice",
] as const;
export type Who = (typeof WHO)[number];

/** The suite's roles that the demo has nobody of, by who calls. */
export const SUITE_ROLES = {
  suiteAdministrator: "ADMINISTRATOR",
  suiteObserver: "OBSERVER",
  suiteModerator: "MODERATOR",
  suiteParticipant: "PARTICIPANT",
} as const satisfies Readonly<Partial<Record<Who, string>>>;
export type SuiteWho = keyof typeof SUITE_ROLES;

export function isOfSuite(who: string): who is SuiteWho {
  return who in SUITE_ROLES;
}

/** Who may call a route, and with what the test calls it. */
export interface RouteRow {
  readonly open: readonly Who[];
  /** @default an id of nothing, the demo's community and the like, by the parameter's name */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** What whoever may call it sends, so that nothing is done. Those who may not send the example of the OpenAPI document, where it has one. @default the example */
  readonly body?: object;
  /** What it speaks of is not there, so that whoever may call is told 404, everybody else 403. @default false */
  readonly isAbsent?: true;
  /** Ends the session that it is called by. @default false */
  readonly endsSession?: true;
}

/** Who calls, by what they are: for the rows of extensions. */
export const CALLERS = {
  everybody: WHO,
  member: ["member"],
  moderators: ["moderator", "administrator", "mainAdmin"],
  staff: ["observer", "moderator", "administrator", "mainAdmin"],
  /** Those who change a community's settings. */
  editors: ["administrator", "mainAdmin", "client", "suiteAdministrator", "backoffice"],
  backoffice: ["backoffice"],
  /** Those of the suite who order studies and set up communities. */
  suiteManagers: ["client", "suiteAdministrator"],
  /** Those of the suite who see its studies and communities. */
  suiteTeam: ["client", "suiteAdministrator", "suiteObserver", "suiteModerator"],
  /** Whoever has a role in the suite. */
  suite: ["client", "suiteAdministrator", "suiteObserver", "suiteModerator", "suiteParticipant"],
} as const satisfies Readonly<Record<string, readonly Who[]>>;
