/** Limits of what the team says of a comment. */
export const LONGEST_NOTE = 2_000;
/** Of what is missing in an answer that is sent back. */
export const LONGEST_REQUEST = 1_000;
export const MOST_TAGS = 20;
export const LONGEST_TAG = 60;
/** `group` or `group:subgroup`, without special characters. */
export const TAG_PATTERN = "^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*(:[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*)?$";
