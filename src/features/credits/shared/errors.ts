export const CREDIT_ERRORS = {
  insufficient: { code: "credits.insufficient", status: 409 },
  exceedsHold: { code: "credits.exceedsHold", status: 409 },
  keyReused: { code: "credits.keyReused", status: 409 },
  /** The plan allows no more users. */
  tooManyUsers: { code: "credits.tooManyUsers", status: 409 },
  tooMany: { code: "credits.tooMany", status: 409 },
  /** The order was confirmed, rejected or withdrawn meanwhile. */
  orderDecided: { code: "credits.orderDecided", status: 409 },
  /** The order isn't the newest of a series: the next one was made, or the series ended. */
  notRepeated: { code: "credits.notRepeated", status: 409 },
  /** Another order of the company has the invoice number. */
  invoiceTaken: { code: "credits.invoiceTaken", status: 409 },
} as const;
