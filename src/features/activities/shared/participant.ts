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

/** Somebody who may take part, or did. */
export interface Participant {
  readonly memberId: string;
  readonly nickname: string;
  readonly state: ParticipantState;
  /** ISO 8601, as all of these. */
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  /** When the member opened the activity last. */
  readonly seenAt: string | null;
  readonly remindedAt: string | null;
  /** Published comments. */
  readonly contributions: number;
  readonly labs: number;
}

export interface ParticipantPage {
  readonly participants: readonly Participant[];
  /** Of those that are looked for. */
  readonly total: number;
  /** Of all, by state. */
  readonly counts: Readonly<Record<ParticipantState, number>>;
}

/** Who was reminded, and why others were not. */
export interface ReminderResult {
  readonly reminded: number;
  readonly skipped: {
    /** They have done it, or it isn't for them any more. */
    readonly done: number;
    /** Reminded less than 12 hours ago. */
    readonly recently: number;
    /** Others come first. */
    readonly locked: number;
    /** Nobody who may take part. */
    readonly absent: number;
  };
}

export interface ProgrammedReminder {
  readonly id: string;
  readonly at: string;
  readonly sentAt: string | null;
  /** How many were reminded, once it was sent. */
  readonly count: number | null;
}
