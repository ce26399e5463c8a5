/** Who calls: the demo's people, an observer of the suite and nobody. */
export const WHO = [
  "nobody",
  "member",
  "observer",
  "moderator",
  "administrator",
  "mainAdmin",
  "client",
  "suiteObserver",
  "backoffice",
] as const;
export type Who = (typeof WHO)[number];

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
  editors: ["administrator", "mainAdmin", "client", "backoffice"],
  backoffice: ["backoffice"],
} as const satisfies Readonly<Record<string, readonly Who[]>>;
