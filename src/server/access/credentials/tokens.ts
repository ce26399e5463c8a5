import { createHash, randomBytes } from "node:crypto";

/** A new opaque 256-bit token. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** 32 bytes in base64url: the last of 43 characters holds four bits, and the two behind them are zero. */
const TOKEN = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

/** Whether a text is written as {@link createToken} writes them, with nothing before or behind. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** How tokens are kept at rest. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
