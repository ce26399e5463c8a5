export const OPINION_ERRORS = {
  hasOpinions: { code: "opinion.hasOpinions", status: 409 },
} as const;
