import { createHmac, hkdfSync } from "node:crypto";

const KEY_BYTES = 32;

/** HMAC-SHA-256 of the parts, base64url; without the server's secret key nobody makes or recognises one. */
export type KeyedHash = (...parts: readonly string[]) => string;

/** @param use what the hashes are for: those of one use say nothing about those of another */
export function createKeyedHash(secretKey: Buffer, use: string): KeyedHash {
  const key = Buffer.from(hkdfSync("sha256", secretKey, Buffer.alloc(0), `sondeo ${use}`, KEY_BYTES));
  return (...parts) => createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
}

/** What extensions sign and seal with: the same in the running server and where the demo is made. */
export const createExtensionHash = (secretKey: Buffer): KeyedHash => createKeyedHash(secretKey, "guests");
