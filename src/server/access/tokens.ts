import { createHash, randomBytes } from "node:crypto";

/** A new opaque 256-bit token. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** How tokens are kept at rest. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
