import type { Kysely } from "kysely";
import { type Language, resolveLanguage } from "../../shared/languages";
import type { Tables } from "../db/generated/tables";
import type { SpaceDb } from "../db/query/spaceDb";
import { executor } from "../db/transaction";
import type { PublicAddress } from "../platform/publicAddress";
import type { Mailer, OutgoingMail } from "./mailer";

/** A mail to somebody of a space. */
export interface SpaceMail extends Omit<OutgoingMail, "spaceId" | "language"> {
  /** @default the space's */
  readonly language?: Language;
  /** Where its button leads, below the space's address (for a company the suite's), e.g. `/activities`; or to the value `link`, where it has one. */
  readonly path?: string;
  /** Where its quieter link leads, likewise. */
  readonly morePath?: string;
  /**
   * Whether it carries the product's own name and not the space's, and leads below the product's address: whoever gets
   * it isn't to know whose it is. @default false
   */
  readonly isOfProduct?: boolean;
  /** Whether its links lead below the product's address although it is the space's: to pages without a sign-in. @default isOfProduct */
  readonly isLinkPublic?: boolean;
}

/** @param db null for a mail of the product's to somebody of no space */
export type SendMail = (db: Pick<SpaceDb, "spaceId"> | null, mail: SpaceMail) => Promise<void>;

interface SpaceMailTools {
  readonly root: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
}

/** Mails with a space's look and language, put into the outbox in the open transaction. */
export function createSpaceMail({ root, mailer, publicAddress }: SpaceMailTools): SendMail {
  const findSpace = (spaceId: string) =>
    executor(root).selectFrom("space").select(["kind", "origin", "language"]).where("id", "=", spaceId).executeTakeFirstOrThrow();
  return async (db, { path, morePath, language, values, isOfProduct = false, isLinkPublic = isOfProduct, ...mail }) => {
    const space = db ? await findSpace(db.spaceId) : undefined;
    if (!space && !isOfProduct) throw new Error("a mail of no space is the product's own");
    const spaceHome = space?.kind === "company" ? "/suite" : `/c/${encodeURIComponent(space?.origin ?? "")}`;
    const home = isLinkPublic ? "" : spaceHome;
    const address = (to: string) => `${publicAddress.here()}${home}${to}`;
    const links = {
      ...(path === undefined ? {} : { link: address(path) }),
      ...(morePath === undefined ? {} : { moreLink: address(morePath) }),
    };
    await mailer.send({
      ...mail,
      spaceId: isOfProduct ? undefined : db?.spaceId,
      language: language ?? resolveLanguage(space?.language),
      values: { ...values, ...links },
    });
  };
}
