/** What a redemption is refused for. */
export const REDEEM_ERRORS = {
  off: { code: "redeem.off", status: 409 },
  closed: { code: "redeem.closed", status: 409 },
  cardUnavailable: { code: "redeem.cardUnavailable", status: 409 },
  decided: { code: "redeem.decided", status: 409 },
  noCode: { code: "redeem.noCode", status: 404 },
  /** None of the codes was added; `lines` says which can't be. */
  codesRefused: { code: "redeem.codesRefused", status: 409 },
  poolEmpty: { code: "redeem.poolEmpty", status: 409 },
  /** A raffle's entries are decided on by its draw. */
  ofRaffle: { code: "redeem.ofRaffle", status: 409 },
} as const;
