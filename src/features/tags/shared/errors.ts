/** What a change of tags is refused for. */
export const TAG_ERRORS = {
  sameTag: { code: "tags.sameTag", status: 409 },
  unknownMembers: { code: "tags.unknownMembers", status: 422 },
} as const;
