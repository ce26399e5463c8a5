export const DEBATE_ERRORS = {
  topicHasComments: { code: "debate.topicHasComments", status: 409 },
} as const;
