/**
 * A body as JSON. A field whose text is no number hands on `NaN`, which JSON writes as null: it would empty what is stored.
 * Sent as a text it is refused by the server, with its path.
 */
export function jsonBody(body: unknown): string {
  return JSON.stringify(body, (_key, value: unknown) => (Number.isNaN(value) ? "NaN" : value));
}
