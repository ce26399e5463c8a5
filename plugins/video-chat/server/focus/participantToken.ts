import { timingSafeEqual } from "node:crypto";
import type { HostTools, RouteContext } from "../../../../src/server/kit";

type Sign = HostTools["keyedHash"];

/** The word that tells these hashes from the server's others. */
const USE = "focus.participant";
const ID_BYTES = 16;
const ID_LENGTH = 22;

const signatureOf = (id: string, email: string, sign: Sign) => sign(USE, id, email.toLowerCase());

function toId(text: string): string | undefined {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== ID_BYTES || bytes.toString("base64url") !== text) return undefined;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The address of a participant's page: whose it is, signed. With another e-mail it is another one. */
export function participantPath({ id, email }: { readonly id: string; readonly email: string }, sign: Sign): string {
  const own = Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
  return `/focus/${own}${signatureOf(id, email, sign)}`;
}

/** Whose page a token opens, in the handle of their study's company; nothing where it is nobody's. */
export async function participantOf({ findSpace }: Pick<RouteContext, "findSpace">, token: string, sign: Sign) {
  const id = toId(token.slice(0, ID_LENGTH));
  const found = id && (await findSpace({ entity: "focusParticipant", field: "id", value: id }));
  if (!found) return undefined;
  const row = await found.db.selectFrom("focusParticipant").select("email").where("id", "=", found.id).executeTakeFirst();
  if (!row) return undefined;
  const [given, own] = [Buffer.from(token.slice(ID_LENGTH)), Buffer.from(signatureOf(found.id, row.email, sign))];
  return given.length === own.length && timingSafeEqual(given, own) ? found : undefined;
}
