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
  /** Where its button leads, below the space's address, e.g. `/activities`; or to the value `link`, where it has one. */
  readonly path?: string;
}

export type SendMail = (db: Pick<SpaceDb, "spaceId">, mail: SpaceMail) => Promise<void>;

interface SpaceMailTools {
  readonly root: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
}

/** Mails with a space's look and language, put into the outbox in the open transaction. */
export function createSpaceMail({ root, mailer, publicAddress }: SpaceMailTools): SendMail {
  return async ({ spaceId }, { path, language, values, ...mail }) => {
    const space = await executor(root)
      .selectFrom("space")
      .select(["origin", "language"])
      .where("id", "=", spaceId)
      .executeTakeFirstOrThrow();
    const home = `${publicAddress.here()}/c/${encodeURIComponent(space.origin ?? "")}`;
    await mailer.send({
      ...mail,
      spaceId,
      language: language ?? resolveLanguage(space.language),
      values: path === undefined ? values : { ...values, link: `${home}${path}` },
    });
  };
}
