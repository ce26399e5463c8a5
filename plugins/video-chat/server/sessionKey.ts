/** What a session belongs to: an activity of a community, or a session of a company's Focus study. */
export type SessionOwner = "activity" | "focusSession";

/** Names a session, e.g. as the room of the media server. */
export type SessionKey = `${SessionOwner}/${string}`;

export const activityKey = (id: string): SessionKey => `activity/${id}`;
export const focusSessionKey = (id: string): SessionKey => `focusSession/${id}`;

/** Whose session it is, and the id of that record. */
export function ownerOf(sessionKey: SessionKey): { readonly owner: SessionOwner; readonly id: string } {
  const [owner, id] = sessionKey.split("/") as [SessionOwner, string];
  return { owner, id };
}

/** The session that a row is of; undefined where it is of none. */
export function keyOf(row: Readonly<Record<SessionOwner, string | null>>): SessionKey | undefined {
  if (row.activity) return activityKey(row.activity);
  return row.focusSession ? focusSessionKey(row.focusSession) : undefined;
}

/** The condition by which rows are a session's. */
export function inSession(sessionKey: SessionKey) {
  const { owner, id } = ownerOf(sessionKey);
  return [owner, "=", id] as const;
}

/** The value by which a new row is a session's. */
export function ofSession(sessionKey: SessionKey): Partial<Record<SessionOwner, string>> {
  const { owner, id } = ownerOf(sessionKey);
  return { [owner]: id };
}
