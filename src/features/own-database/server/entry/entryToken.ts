import { timingSafeEqual } from "node:crypto";
import type { HostTools } from "../../../../server/kit";

type Sign = HostTools["keyedHash"];

/** Of the addresses that invitations lead to. */
export const INVITED = "/survey/invited" as const;

/** The word that tells these hashes from the server's others. */
const USE = "ownDatabase.invited";
const ID_LENGTH = 22;

const signatureOf = (id: string, sign: Sign) => sign(USE, id);

/** An addressee's own link: who they are, signed. Nothing is stored, so that every mail has the same. */
export function entryPath({ id }: { readonly id: string }, sign: Sign): string {
  return `${INVITED}/${Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url")}${signatureOf(id, sign)}`;
}

/** Id of the addressee whose link it is; nothing where the token is forged. */
export function addresseeIn(token: string, sign: Sign): string | undefined {
  const text = token.slice(0, ID_LENGTH);
  const bytes = Buffer.from(text, "base64url");
  if (bytes.toString("base64url") !== text) return undefined;
  const id = bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const [given, own] = [Buffer.from(token.slice(ID_LENGTH)), Buffer.from(signatureOf(id, sign))];
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}
