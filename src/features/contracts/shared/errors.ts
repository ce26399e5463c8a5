export const CONTRACT_ERRORS = {
  /** Offered, signed, declined, withdrawn or expired meanwhile. */
  moved: { code: "contracts.moved", status: 409 },
  /** It has no PDF yet. */
  noDocument: { code: "contracts.noDocument", status: 409 },
  /** The day until which the offer is valid is over. */
  expired: { code: "contracts.expired", status: 409 },
  /** The person saw another file than the one that is offered. */
  otherDocument: { code: "contracts.otherDocument", status: 409 },
  /** What was offered once is kept. */
  kept: { code: "contracts.kept", status: 409 },
  notPdf: { code: "contracts.notPdf", status: 415 },
  tooLarge: { code: "contracts.tooLarge", status: 413 },
} as const;
