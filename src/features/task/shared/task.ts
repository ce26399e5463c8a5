/** The activity type of this feature. */
export const TASK = "wat_task";

export const MOST_PARTS = 20;
export const LONGEST_TITLE = 200;
export const LONGEST_DESCRIPTION = 5_000;
export const MOST_WORDS = 1_000;

export const KINDS = ["TEXT", "PHOTO", "VIDEO", "FILE"] as const;
export const VISIBILITIES = ["NEVER", "AFTER_OWN", "ALWAYS"] as const;
