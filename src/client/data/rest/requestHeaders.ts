/** The version that a change starts from: a newer one on the server refuses it. */
export function ifMatch(version: unknown): Readonly<Record<string, string>> {
  return typeof version === "number" ? { "If-Match": `"${version}"` } : {};
}

/** A save that is sent again, after an answer that got lost, must not create a second record. */
export function idempotencyKey(key: unknown): Readonly<Record<string, string>> {
  return typeof key === "string" ? { "Idempotency-Key": key } : {};
}
