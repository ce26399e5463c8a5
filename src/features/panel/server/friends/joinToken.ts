import { timingSafeEqual } from "node:crypto";
import type { GlobalDb, HostTools } from "../../../../server/kit";
import { idText, toId } from "../page/pageToken";

type Sign = HostTools["keyedHash"];

/** Of the address where friends of a panelist register. */
export const JOIN = "/panel/join" as const;

/** The word that tells these hashes from the server's others. */
const USE = "panel.join";
const ID_LENGTH = 22;

/** The address that a panelist shares with friends: whose friends they are, signed. It says nothing of the panelist. */
export function joinPath(id: string, sign: Sign): string {
  return `${JOIN}/${idText(id)}${sign(USE, id)}`;
}

/** Who invites by a link; nothing where it is nobody's, or of somebody who is blocked. */
export async function inviterOf(db: GlobalDb, token: string, sign: Sign) {
  const id = toId(token.slice(0, ID_LENGTH));
  if (!id) return undefined;
  const [given, own] = [Buffer.from(token.slice(ID_LENGTH)), Buffer.from(sign(USE, id))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  return db
    .selectFrom("panelist")
    .select(["id", "country"])
    .where("id", "=", id)
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
}
