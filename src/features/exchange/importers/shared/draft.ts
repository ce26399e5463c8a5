import type { Question } from "../../../../survey/questionnaire";

/** Type and settings of a question to be; the importer adds what all questions have. */
export interface Draft {
  readonly type: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A draft whose settings are checked against the type's interface; members that are `undefined` are left out. */
export function draft<Q extends Question>(type: string, settings: Partial<Q>): Draft {
  return { type, settings: compact(settings) };
}

/** Without the members that are `undefined`. */
export function compact(members: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
