import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A text as it may be stored: unreadable without the key, and of no use under another.
 * @param key 32 bytes in base64url, e.g. of the server's keyed hash: one for each text
 */
export function seal(key: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, "base64url"), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text that was sealed. @throws Error where it was sealed with another key, or changed since */
export function unseal(key: string, stored: string): string {
  const bytes = Buffer.from(stored, "base64url");
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, "base64url"), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}
