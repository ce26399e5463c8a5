import type { ChatPerson } from "./api";
import { GONE_AFTER_MS } from "./onlineChat";

/** Whether somebody is there. @param now milliseconds since 1970 of the server's clock */
export function isHere({ seenAt }: Pick<ChatPerson, "seenAt">, now: number): boolean {
  return seenAt !== null && now - Date.parse(seenAt) < GONE_AFTER_MS;
}
