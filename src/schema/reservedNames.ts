/** First segments below `/api` that the platform's own calls have. */
export const RESERVED_RESOURCES: ReadonlySet<string> = new Set([
  "catalog",
  "door",
  "drafts",
  "imports",
  "jobs",
  "locales",
  "logout",
  "search",
  "session",
  "validators",
  "wizards",
]);

/** Tables of the platform itself; a test holds them to `systemTables.ts`. */
export const RESERVED_TABLES: ReadonlySet<string> = new Set([
  "account",
  "attempt",
  "audit_log",
  "code",
  "draft",
  "forgetting",
  "idempotency_key",
  "import_fault",
  "import_report",
  "job",
  "outbox",
  "record_lock",
  "schema_history",
  "schema_state",
  "second_factor",
  "session",
  "setup_token",
  "space",
  "unsubscription",
]);
