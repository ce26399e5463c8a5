/** As `study.type` names it: groups and interviews. */
export const FOCUS = "FOCUS";
/** Interviews of one person each, who shows on a shared screen how they manage. */
export const UX_MODERATED = "UX_MODERATED";
/** Studies whose people meet the team in video sessions. */
export const VIDEO_STUDIES = [FOCUS, UX_MODERATED] as const;
export type VideoStudy = (typeof VIDEO_STUDIES)[number];

export const isVideoStudy = (type: unknown): type is VideoStudy => VIDEO_STUDIES.includes(type as VideoStudy);

/** Between now and a session's beginning, at least: people have to be found (spec section 9). */
export const LEAD_HOURS = 48;
/** Whose clocks session times are told by, beside the reader's own (spec section 9). */
export const FOCUS_TIME_ZONE = "Europe/Madrid";
/** How long before a session begins its participants come in. */
export const ENTRY_MINUTES = 15;
/** Times on a calendar: those of the sessions, and others to choose from. */
export const MOST_SLOTS = 20;

/** A time at which a session may begin. */
export interface Slot {
  /** ISO 8601 instant. */
  readonly startsAt: string;
}
