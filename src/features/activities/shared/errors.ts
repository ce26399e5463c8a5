/** Why a member can't take part in an activity now, and why nobody is reminded of it. */
export const ACTIVITY_ERRORS = {
  notOpen: { code: "activity.notOpen", status: 409 },
  closed: { code: "activity.closed", status: 409 },
  locked: { code: "activity.locked", status: 409 },
  /** LABs that members were promised. */
  labsPromised: { code: "activity.labsPromised", status: 409 },
  reminderTime: { code: "activity.reminderTime", status: 409 },
} as const;
