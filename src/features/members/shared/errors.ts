/** What a change of members is refused for. */
export const MEMBER_ERRORS = {
  /** `unknown`: what names nobody. */
  unknownMembers: { code: "members.unknownMembers", status: 422 },
  /** `members`: who has entered already, and needs no invitation. */
  alreadyEntered: { code: "members.alreadyEntered", status: 409 },
} as const;
