import { createHmac } from "node:crypto";
import type { HostTools } from "../../../src/server/kit";
import type { IceServer } from "../shared/api";

/** Longer than any session. */
const VALID_SECONDS = 4 * 3_600;

/**
 * The operator's relay with credentials that end by themselves: name and password are made from its secret
 * (draft-uberti-behave-turn-rest-00, coturn's `use-auth-secret`).
 */
export function iceServers({ turn }: HostTools["media"], seat: string): readonly IceServer[] {
  if (!turn) return [];
  const username = `${Math.floor(Date.now() / 1000) + VALID_SECONDS}:${seat}`;
  const credential = createHmac("sha1", turn.secret).update(username).digest("base64");
  return [{ urls: turn.url, username, credential }];
}
