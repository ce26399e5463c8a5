export const AUDIENCE_KINDS = ["ALL", "TAGS", "SEGMENT", "PENDING", "PEOPLE"] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
