/** What a change of members' tags is refused for. */
export const TAG_ERRORS = {
  unknownMembers: { code: "tags.unknownMembers", status: 422 },
} as const;
