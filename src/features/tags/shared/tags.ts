/** As the schema of the entity `tag` has it: words, and at most one group before a colon. */
export const TAG_PATTERN = "^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*(:[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*)?$";
export const LONGEST_TAG = 60;
export const MOST_TAGS = 50;
export const MOST_MEMBERS = 10_000;

/** `GET /client/communities/{id}/tags` */
export interface TagList {
  /** Those that only the team sees. */
  readonly tags: readonly string[];
  /** Those that members see of each other. */
  readonly publicTags: readonly string[];
  /** Tags `group:subgroup`, by group. */
  readonly tagsGroups: readonly { readonly group: string; readonly tags: readonly string[] }[];
  /** Members who have each tag; absent where none has. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface TagChange {
  readonly tags: readonly string[];
  /** Nicknames, e-mail addresses or identifiers. */
  readonly members: readonly string[];
}

export interface TagChangeResult {
  /** Members in the list, each counted once. */
  readonly members: number;
  /** Members whose tags changed. */
  readonly changed: number;
  /** Entries that name somebody who was named before. */
  readonly repeated: number;
}
