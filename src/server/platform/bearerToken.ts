import { createHash, timingSafeEqual } from "node:crypto";

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Whether an `Authorization` header brings a token of the operator's: in the same time for each that doesn't. */
export function createBearerCheck(token: string): (authorization: string | undefined) => boolean {
  const expected = hashOf(`Bearer ${token}`);
  return (authorization = "") => timingSafeEqual(hashOf(authorization), expected);
}
