/** As the schema of the entity `tag` has it: words, and at most one group before a colon. */
export const TAG_PATTERN = "^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*(:[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*)?$";
export const LONGEST_TAG = 60;
export const MOST_TAGS = 50;
export const MOST_MEMBERS = 10_000;

/** @example tidyTag("Transporte :  metro ") // "Transporte:metro" */
export function tidyTag(name: string): string {
  return name
    .normalize("NFC")
    .split(":")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .join(":");
}

/** What two names of one tag have in common. */
export function sameTag(name: string): string {
  return tidyTag(name).toLowerCase();
}
