import { timingSafeEqual } from "node:crypto";
import type { GlobalDb, HostTools } from "../../../../server/kit";

type Sign = HostTools["keyedHash"];

/** Of the address of a panelist's page. */
export const PAGE = "/panel/me" as const;
export const TOKEN_PATTERN = "^[A-Za-z0-9_-]{65}$";

/** The word that tells these hashes from the server's others. */
const USE = "panel.page";
const ID_LENGTH = 22;

/** The id that {@link idText} writes. */
export function toId(text: string): string | undefined {
  const bytes = Buffer.from(text, "base64url");
  const isOnlyForm = bytes.toString("base64url") === text;
  return isOnlyForm ? bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5") : undefined;
}

/** An id in the form that addresses have it in. */
export function idText(id: string): string {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
}

const signatureOf = (id: string, email: string, sign: Sign) => sign(USE, id, email.toLowerCase());

/** The address of a panelist's own page: whose it is, signed. With another e-mail it is another one, so that old mails lead nowhere. */
export function pagePath({ id, email }: { readonly id: string; readonly email: string }, sign: Sign): string {
  return `${PAGE}/${idText(id)}${signatureOf(id, email, sign)}`;
}

/** Whose page it is; nothing where the token is nobody's. */
export async function panelistOf(db: GlobalDb, token: string, sign: Sign) {
  const id = toId(token.slice(0, ID_LENGTH));
  if (!id) return undefined;
  const row = await db
    .selectFrom("panelist")
    .select(["id", "email", "status", "consent", "coins", "name", "country"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [given, own] = [Buffer.from(token.slice(ID_LENGTH)), Buffer.from(signatureOf(id, row.email, sign))];
  return given.length === own.length && timingSafeEqual(given, own) ? row : undefined;
}

export type PagePanelist = NonNullable<Awaited<ReturnType<typeof panelistOf>>>;
