/** A fact that one extension tells others; what it carries is the type parameter, plain JSON. */
export interface EventType<Payload extends object> {
  /** `<noun>.<past participle>`, e.g. `participation.completed`. */
  readonly name: string;
  /** Of the type alone: there is no value. */
  readonly payload?: Payload;
}

/**
 * Declares an event, to be published by `tools().publish` and followed by `host.on` or `host.afterCommit`. Built-in extensions declare theirs in `src/contracts/events`, a plugin in its own folder.
 *
 * @example
 * export const draftSaved = defineEvent<{ readonly draftId: string }>("draft.saved");
 */
export function defineEvent<Payload extends object>(name: string): EventType<Payload> {
  return { name };
}
