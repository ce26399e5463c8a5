/** What a redemption is refused for. */
export const REDEEM_ERRORS = {
  off: { code: "redeem.off", status: 409 },
  closed: { code: "redeem.closed", status: 409 },
  cardUnavailable: { code: "redeem.cardUnavailable", status: 409 },
  decided: { code: "redeem.decided", status: 409 },
  noCode: { code: "redeem.noCode", status: 404 },
} as const;
