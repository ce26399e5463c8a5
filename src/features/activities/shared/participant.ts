/** How far a member is with an activity, for its team. */
export const PARTICIPANT_STATES = ["notBegun", "begun", "done", "screenedOut"] as const;
export type ParticipantState = (typeof PARTICIPANT_STATES)[number];

const STATES: Readonly<Record<string, ParticipantState>> = {
  STARTED: "begun",
  COMPLETED: "done",
  SCREENED_OUT: "screenedOut",
  EXCLUDED: "screenedOut",
};

/** @param status of the participation, if there is one */
export const participantState = (status: string | null): ParticipantState => STATES[status ?? ""] ?? "notBegun";
