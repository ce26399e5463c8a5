/** What a request about a study's own people is refused for. */
export const OWN_DATABASE_ERRORS = {
  /** No text to agree to: nobody could be asked. */
  noConsent: { code: "ownDatabase.noConsent", status: 409 },
  /** The study isn't one whose client brings the people. */
  notOwn: { code: "ownDatabase.notOwn", status: 409 },
  /** Nobody is written to before the study is open, and after it has ended. */
  notOpen: { code: "ownDatabase.notOpen", status: 409 },
  /** Who has answered, doesn't want it or has had enough isn't written to again. */
  notSent: { code: "ownDatabase.notSent", status: 409 },
  /** A mail went out a moment ago. */
  justSent: { code: "ownDatabase.justSent", status: 409 },
} as const;
