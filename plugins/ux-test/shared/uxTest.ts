/** The activity type's name in the specification. */
export const UX_TEST = "wat_ux";
export const LONGEST_ADDRESS = 2_000;
/** Of a page on the web or of this installation. */
export const ADDRESS = "^(https?://[^\\s/]|/(?![/\\\\]))\\S*$";
/** Seconds that a task may take at most. */
export const LONGEST_TASK = 7_200;
/** Of a new task, in seconds. */
export const USUAL_TIMEOUT = 300;
/** Seconds that people are expected to take for a task, as far as its limits allow. */
export const USUAL_TASK = 120;
export const SHORTEST_TIMEOUT = 5;

/** How a task ended. DONE is what the person says: nobody has looked whether it is so. */
export const OUTCOMES = ["DONE", "GAVE_UP", "TIMED_OUT"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What of a person is recorded. */
export const SOURCES = ["SCREEN", "WEBCAM", "MICROPHONE"] as const;
export type Source = (typeof SOURCES)[number];

/** Single Ease Question, 1 (very difficult) to 7 (very easy): Sauro and Dumas (2009), doi:10.1145/1518701.1518946. */
export const EASE = { least: 1, most: 7 } as const;
