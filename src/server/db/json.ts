/** A value for a jsonb column: the driver would send an array as a PostgreSQL array. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
