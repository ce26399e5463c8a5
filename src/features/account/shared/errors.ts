export const ACCOUNT_ERRORS = {
  /** A closed case is answered no more. */
  caseClosed: { code: "account.caseClosed", status: 409 },
} as const;
