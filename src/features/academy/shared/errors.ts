export const ACADEMY_ERRORS = {
  /** The operator has no training site. */
  notConfigured: { code: "academy.notConfigured", status: 404 },
} as const;
