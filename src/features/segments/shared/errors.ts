/** What a change is refused for because of segments. */
export const SEGMENT_ERRORS = {
  tagNeeded: { code: "segments.tagNeeded", status: 409 },
} as const;
