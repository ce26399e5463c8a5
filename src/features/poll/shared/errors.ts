export const POLL_ERRORS = {
  alreadyVoted: { code: "poll.alreadyVoted", status: 409 },
  hasVotes: { code: "poll.hasVotes", status: 409 },
} as const;
