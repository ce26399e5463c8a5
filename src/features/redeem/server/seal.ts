import { type HostTools, seal, unseal } from "../../../server/kit";

const VISIBLE = 4;

type Tools = Pick<HostTools, "keyedHash">;

/** Each redemption's code has a key of its own, which follows from the server's secret. */
const keyOf = ({ keyedHash }: Tools, redeemId: string) => keyedHash("redeem.code", redeemId);

/** A code as it is stored: unreadable without the server's secret. */
export const sealCode = (tools: Tools, redeemId: string, code: string): string => seal(keyOf(tools, redeemId), code);

/** @throws Error where it was sealed for another redemption, or changed since */
export const openCode = (tools: Tools, redeemId: string, stored: string): string => unseal(keyOf(tools, redeemId), stored);

/** What the team recognises a code by. @example `endOf("AB12-9F7K")`: `…9F7K` */
export function endOf(code: string): string {
  return `…${code.length > VISIBLE * 2 ? code.slice(-VISIBLE) : ""}`;
}
