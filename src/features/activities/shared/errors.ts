/** Why a member can't take part in an activity now. */
export const ACTIVITY_ERRORS = {
  notOpen: { code: "activity.notOpen", status: 409 },
  closed: { code: "activity.closed", status: 409 },
  locked: { code: "activity.locked", status: 409 },
} as const;
