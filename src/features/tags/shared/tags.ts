/** As the schema of the entity `tag` has it: words, and at most one group before a colon. */
export const TAG_PATTERN = "^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*(:[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*)?$";
export const LONGEST_TAG = 60;
export const MOST_TAGS = 50;
export const MOST_MEMBERS = 10_000;
