/** Actions that the activity log knows, by what they are to its readers. */
export const KINDS = {
  create: ["create"],
  update: ["update", "restore", "configure"],
  delete: ["delete", "erase"],
  /** A record goes from one state to another, or out to people. */
  move: ["transition", "publish", "close", "release"],
  /** Credits are spent: the entry has how many, as `amount`. */
  order: ["prolong", "upgrade", "extend"],
  send: ["send", "share", "unshare"],
  moderate: ["moderate"],
  export: ["export"],
  access: ["signIn", "signOut", "failSecondStep", "changePassword", "takeSecondFactors", "preview", "viewAs", "reveal"],
} as const;

export type ActivityKind = keyof typeof KINDS;
export type LoggedAction = (typeof KINDS)[ActivityKind][number];

export const ACTIVITY_KINDS = Object.keys(KINDS) as readonly ActivityKind[];
export const ACTIONS: readonly LoggedAction[] = Object.values(KINDS).flat();

/** Who reads the log of a space: of a company, of a community, and the back office any. */
export const LOG_READERS: readonly string[] = ["suite:SUPERADMIN", "suite:ADMINISTRATOR", "mainAdmin", "backoffice"];

/** Days until today that are offered. */
export const DAY_RANGES = ["1", "7", "30"] as const;
export type DayRange = (typeof DAY_RANGES)[number];
