/** What a mailing is refused for. */
export const MAILING_ERRORS = {
  /** `unknown` names those who are no members. */
  unknownPeople: { code: "mailings.unknownPeople", status: 409 },
  /** Nobody of the audience would get the mail. */
  nobody: { code: "mailings.nobody", status: 409 },
  /** Nobody of the audience would get the notification. */
  notificationNotSent: { code: "mailings.notificationNotSent", status: 409 },
  /** The community's clocks skip this time. */
  skippedTime: { code: "mailings.skippedTime", status: 400 },
  pastTime: { code: "mailings.pastTime", status: 400 },
  /** It is being sent or has been. */
  notChanged: { code: "mailings.notChanged", status: 409 },
  /** It is being sent or has been. */
  notDeleted: { code: "mailings.notDeleted", status: 409 },
  /** It has been sent or scheduled since. */
  notDraft: { code: "mailings.notDraft", status: 409 },
  /** Somebody else has saved the draft since. */
  draftChanged: { code: "mailings.draftChanged", status: 409 },
  /** A notification leads to the community's own app only. */
  foreignLink: { code: "mailings.foreignLink", status: 400 },
  /** `states` names those that it can be moved from. */
  wrongState: { code: "mailings.wrongState", status: 409 },
  /** A mail's image has at most 1 MB. */
  imageTooLarge: { code: "mailings.imageTooLarge", status: 413 },
  /** `fields` names merge fields that there aren't, or that aren't closed. */
  unknownField: { code: "mailings.unknownField", status: 400 },
  /** `fields` names merge fields without a fallback. */
  noFallback: { code: "mailings.noFallback", status: 400 },
} as const;
