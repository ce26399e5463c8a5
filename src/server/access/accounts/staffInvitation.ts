import { type Kysely, sql } from "kysely";
import type { Catalog } from "../../../schema/catalog";
import { resolveLanguage } from "../../../shared/languages";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { Mailer } from "../../mail/mailer";
import type { PublicAddress } from "../../platform/publicAddress";
import type { Texts } from "../../platform/texts";
import { createCode } from "../credentials/codes";
import type { SessionKind } from "../session/session";
import { pageWithCode, signInPages } from "../session/signInPages";
import { readChosenStudies } from "./chosenStudies";

const INVITATION_DAYS = 7;
const MINUTES_PER_DAY = 24 * 60;

export interface InvitationTools {
  readonly root: Kysely<Tables>;
  readonly catalog: Catalog;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
  readonly texts: Texts;
}

export interface NewRole {
  /** Of the generated writes, e.g. `moderator`. */
  readonly entity: string;
  readonly kind: SessionKind;
  readonly accountId: string;
  readonly spaceId: string;
  readonly role: string;
}

/**
 * Tells a person of a new role, by mail: with a link to a first password, or where the account has one, what it may do
 * from now on (spec section 6: an existing e-mail keeps its password).
 */
export async function mailRole({ root, catalog, mailer, publicAddress, texts }: InvitationTools, given: NewRole): Promise<void> {
  const { entity, kind, accountId, spaceId, role } = given;
  const address = publicAddress.here();
  if (!address) return;
  const db = executor(root);
  const account = await db
    .selectFrom("account")
    .select(["email", "passwordHash"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const space = await db
    .selectFrom("space")
    .select(["name", "origin", "language"])
    .where("id", "=", spaceId)
    .executeTakeFirstOrThrow();
  const language = resolveLanguage(space.language);
  const pages = signInPages(kind, space.origin ?? undefined);
  const { id: roleId } = await db
    .updateTable("staffRole")
    .set({ invitedAt: sql<string>`now()` })
    .where("spaceId", "=", spaceId)
    .where("accountId", "=", accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  const names = kind === "suite" ? (await readChosenStudies({ root, catalog }, roleId)).map((study) => study.name) : [];
  const forStudies = () =>
    texts.translate(language, "mails.common.forStudies", { smart_count: names.length, names: names.join(", ") });
  const about = {
    email: account.email,
    space: space.name,
    studies: names.length > 0 ? ` ${forStudies()}` : "",
    role: texts.translate(language, `entities.${entity}.enums.role.${role}`),
  };
  const mail = { to: account.email, language, spaceId, accountId, isAboutAccount: true };
  if (account.passwordHash)
    return mailer.send({ ...mail, template: "roleGranted", values: { ...about, link: `${address}${pages.signIn}` } });
  const code = await createCode(root, {
    purpose: "invite",
    accountId,
    spaceId,
    minutes: INVITATION_DAYS * MINUTES_PER_DAY,
  });
  const link = pageWithCode(`${address}${pages.resetPassword}`, { accountId, code });
  return mailer.send({ ...mail, template: "staffInvitation", values: { ...about, link, days: String(INVITATION_DAYS) } });
}
