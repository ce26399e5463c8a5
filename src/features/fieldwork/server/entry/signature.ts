import { createHmac, timingSafeEqual } from "node:crypto";

export type SignedParameters = Readonly<Record<string, string>>;

/**
 * What is signed: every parameter, sorted by name, percent-encoded as in an address.
 * @example
 * canonical({ supplier: "s1", rid: "a b" }); // "rid=a%20b&supplier=s1"
 */
export function canonical(parameters: SignedParameters): string {
  return Object.entries(parameters)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
}

/** HMAC-SHA256 (RFC 2104) over a text, in hex. */
export function sign(text: string, key: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}

const SIGNATURE = /^[0-9a-f]{64}$/i;

/** Whether one of the keys made the signature, in the same time whatever differs. */
export function isSigned(text: string, signature: string, keys: readonly string[]): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const given = Buffer.from(signature, "hex");
  return keys.map((key) => timingSafeEqual(Buffer.from(sign(text, key), "hex"), given)).includes(true);
}
