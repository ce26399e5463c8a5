import { type Kysely, sql } from "kysely";
import { resolveLanguage } from "../../../shared/languages";
import { createToken } from "../../access/credentials/tokens";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { EntityHook } from "../../host/serverHost";
import type { Mailer } from "../../mail/mailer";
import type { PublicAddress } from "../../platform/publicAddress";
import { invitationHash } from "./invitation";

/** An invitation's link is good for so long. */
const INVITATION_DAYS = 14;

export interface InvitationTools {
  readonly root: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
}

type Row = Readonly<Record<string, unknown>>;

/** Mails a new link; the one before is good for nothing. */
export async function sendInvitation(
  { root, mailer, publicAddress }: InvitationTools,
  { id, spaceId, email, language }: Row,
): Promise<void> {
  const address = publicAddress.here();
  if (!address) return;
  const db = executor(root);
  const token = createToken();
  await db
    .updateTable("invitation")
    .set({
      tokenHash: invitationHash(token),
      sentAt: sql<string>`now()`,
      expiresAt: sql<string>`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`,
    })
    .where("id", "=", String(id))
    .execute();
  const space = await db
    .selectFrom("space")
    .select(["origin", "language"])
    .where("id", "=", String(spaceId))
    .executeTakeFirstOrThrow();
  await mailer.send({
    to: String(email),
    language: resolveLanguage(typeof language === "string" ? language : space.language),
    spaceId: String(spaceId),
    template: "invitation",
    values: { email: String(email), link: `${address}/c/${encodeURIComponent(space.origin ?? "")}/signup/${token}` },
    isAboutAccount: true,
  });
}

/** An invitation goes out when it is made, and again when a moderator says so. */
export function invitationHook(tools: InvitationTools): EntityHook {
  return {
    entity: "invitation",
    afterCreate: async ({ record }) => sendInvitation(tools, record),
    afterTransition: async ({ record, transition }) => {
      if (transition === "resend") await sendInvitation(tools, record);
    },
  };
}
