/** What a change of a raffle is refused for. */
export const RAFFLE_ERRORS = {
  notDrawn: { code: "raffles.notDrawn", status: 409 },
  /** Somebody has decided on the prize already. */
  decided: { code: "raffles.decided", status: 409 },
  /** Nobody is left whom the place could be passed on to. */
  noAlternate: { code: "raffles.noAlternate", status: 409 },
  /** Members have been promised it: it can be cancelled, with a reason, and not changed. */
  promised: { code: "raffles.promised", status: 409 },
  /** A raffle is for those who take part from now on. */
  tooLate: { code: "raffles.tooLate", status: 409 },
  /** Entries are sold until the raffle's end, or until it is cancelled. */
  entriesClosed: { code: "raffles.entriesClosed", status: 409 },
  /** `left` says how many more the member may buy. */
  tooManyEntries: { code: "raffles.tooManyEntries", status: 409 },
  endPassed: { code: "raffles.endPassed", status: 409 },
} as const;
