export const LEDGER_ERRORS = {
  insufficient: { code: "ledger.insufficient", status: 409 },
} as const;
