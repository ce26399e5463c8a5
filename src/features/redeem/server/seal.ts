import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { HostTools } from "../../../server/kit";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VISIBLE = 4;

type Tools = Pick<HostTools, "keyedHash">;

/** Each redemption's code has a key of its own, which follows from the server's secret. */
const keyOf = ({ keyedHash }: Tools, redeemId: string) => Buffer.from(keyedHash("redeem.code", redeemId), "base64url");

/** A code as it is stored: unreadable without the server's secret. */
export function sealCode(tools: Tools, redeemId: string, code: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(tools, redeemId), iv);
  const sealed = Buffer.concat([cipher.update(code, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error where it was sealed for another redemption, or changed since */
export function openCode(tools: Tools, redeemId: string, stored: string): string {
  const bytes = Buffer.from(stored, "base64url");
  const decipher = createDecipheriv(ALGORITHM, keyOf(tools, redeemId), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

/** What the team recognises a code by. @example `endOf("AB12-9F7K")`: `…9F7K` */
export function endOf(code: string): string {
  return `…${code.length > VISIBLE * 2 ? code.slice(-VISIBLE) : ""}`;
}
