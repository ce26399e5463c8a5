import { createHash, timingSafeEqual } from "node:crypto";
import { type HostTools, networkOf } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import type { VideoSession } from "../session";

/** Passwords of one network for one session that are looked at: of no minute more than ten, wherever it begins. */
const FROM_NETWORK = [{ windowSeconds: 60, limit: 10, isSliding: true }] as const;

const digest = (text: string) => createHash("sha256").update(text).digest();

interface Try {
  readonly session: VideoSession;
  readonly password: string;
  /** IP address of who tries. */
  readonly address: string;
}

/**
 * Looks at a password, unless too many were looked at: then not even a right one. A right one isn't counted, so that a
 * roomful of people gets in together.
 * @throws AppError `videoChat.wrongPassword`, `auth.tooManyAttempts` with `Retry-After`
 */
export async function demandPassword(tools: HostTools, { session, password, address }: Try): Promise<void> {
  const key = `${session.sessionKey} ${networkOf(address)}`;
  const counted = { scope: "videoChat.password", key, limits: FROM_NETWORK };
  await tools.demandAttempt(counted);
  const isRight = session.password !== null && timingSafeEqual(digest(password), digest(session.password));
  if (!isRight) throw new AppError(VIDEO_ERRORS.wrongPassword);
  await tools.releaseAttempt(counted);
}
