/** Where the calls of a questionnaire lie, by the entity that has it. Contracts describe those of activities. */
export const OWNER_BASES = { activity: "/api/activities/:id", study: "/api/studies/:id" } as const;
