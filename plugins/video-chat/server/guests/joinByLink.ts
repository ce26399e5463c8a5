import { createToken, newId, type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { type NicknameIssue, nicknameIssue, nicknameKey, normaliseNickname } from "../../../../src/shared/nickname/nickname";
import { VIDEO_ERRORS } from "../../shared/errors";
import type { LinkKind } from "../../shared/guestApi";
import { nameOf, readSeats } from "../seats";
import type { VideoSession } from "../session";
import { holdSession } from "../session";
import { ofSession, type SessionKey } from "../sessionKey";
import { roleOf, tokenHashOf } from "./linkSeat";

/** Guests and observers of one session, all that ever came. */
const MOST_BY_LINK = 200;

const RULES: Readonly<Record<NicknameIssue, string>> = {
  email: "nicknameEmail",
  characters: "nicknameCharacters",
  offensive: "nicknameOffensive",
};

/** @throws AppError `request.invalid` for an e-mail, unseen characters or an offensive word */
export function demandNickname(text: string): string {
  const issue = nicknameIssue(text);
  if (issue) throw new AppError("request.invalid", { faults: [{ path: "/nickname", rule: RULES[issue] }] });
  return normaliseNickname(text);
}

/** @throws AppError `videoChat.notYet`, `videoChat.over` */
export function demandJoinable({ status }: Pick<VideoSession, "status">): void {
  if (status === "UNAVAILABLE") throw new AppError(VIDEO_ERRORS.notYet);
  if (status === "ENDED") throw new AppError(VIDEO_ERRORS.over);
}

/**
 * A seat for somebody without an account: a guest waits for access, an observer has it. Nobody has a nickname that could be
 * taken for another's of the session.
 * @returns the seat, and the token that is told this once
 * @throws AppError `request.invalid` for a nickname that is taken, `videoChat.full`
 */
export async function joinByLink(
  db: SpaceDb,
  { sessionKey, link, nickname }: { readonly sessionKey: SessionKey; readonly link: LinkKind; readonly nickname: string },
): Promise<{ readonly seatId: string; readonly token: string }> {
  const [seatId, token, key] = [newId(), createToken(), nicknameKey(nickname)];
  await db.transaction(async () => {
    // Two of one name at once would each find it free.
    await holdSession(db, sessionKey);
    const seats = await readSeats(db, sessionKey);
    if (seats.filter(({ linkName }) => linkName !== null).length >= MOST_BY_LINK) throw new AppError(VIDEO_ERRORS.full);
    if (seats.some((seat) => nicknameKey(nameOf(seat)) === key))
      throw new AppError("request.invalid", { faults: [{ path: "/nickname", rule: "unique" }] });
    const role = roleOf(link);
    await db
      .insertInto("videoSeat")
      .values({
        ...{ id: seatId, ...ofSession(sessionKey), role, nickname, nicknameKey: key, tokenHash: tokenHashOf(token) },
        ...{ access: role === "OBSERVER" ? "GRANTED" : "PENDING", seenAt: sql<string>`now()` },
      })
      .execute();
  });
  return { seatId, token };
}
