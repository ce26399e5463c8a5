import { createHash, timingSafeEqual } from "node:crypto";
import { type HostTools, networkOf } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import type { VideoSession } from "../session";
import { observerKey } from "./observerKey";

/** Passwords of one network for one session that are looked at: of no minute more than ten, wherever it begins. */
const FROM_NETWORK = [{ windowSeconds: 60, limit: 10, isSliding: true }] as const;

const digest = (text: string) => createHash("sha256").update(text).digest();

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

interface Try {
  readonly session: VideoSession;
  readonly password: string;
  /** Of the link for observers; absent where guests come. */
  readonly key?: string | undefined;
  /** IP address of who tries. */
  readonly address: string;
}

/**
 * Looks at a password, unless too many were looked at: then not even a right one. A right one isn't counted, so that a
 * roomful of people gets in together. A wrong key of the observers' link is refused as a wrong password: nobody learns which it was.
 * @throws AppError `videoChat.wrongPassword`, `auth.tooManyAttempts` with `Retry-After`
 */
export async function demandPassword(tools: HostTools, { session, password, key: linkKey, address }: Try): Promise<void> {
  const key = `${session.sessionKey} ${networkOf(address)}`;
  const counted = { scope: "videoChat.password", key, limits: FROM_NETWORK };
  await tools.demandAttempt(counted);
  const isPassword = session.password !== null && isSame(password, session.password);
  const isKey = linkKey === undefined || isSame(linkKey, observerKey(tools, session));
  if (!isPassword || !isKey) throw new AppError(VIDEO_ERRORS.wrongPassword);
  await tools.releaseAttempt(counted);
}
