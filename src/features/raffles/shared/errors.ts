/** What a decision on a raffle is refused for. */
export const RAFFLE_ERRORS = {
  notDrawn: { code: "raffles.notDrawn", status: 409 },
  /** Somebody has decided on the prize already. */
  decided: { code: "raffles.decided", status: 409 },
  /** Nobody is left whom the place could be passed on to. */
  noAlternate: { code: "raffles.noAlternate", status: 409 },
} as const;
