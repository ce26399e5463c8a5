import { type Kysely, sql } from "kysely";
import { AppError } from "../../../shared/errors";
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
const TEMPLATE = "invitation";

export interface InvitationTools {
  readonly root: Kysely<Tables>;
  readonly mailer: Mailer;
  readonly publicAddress: PublicAddress;
}

type Row = Readonly<Record<string, unknown>>;

/** So many a day may go out of a community: a moderator's account is no means to mail strangers. */
export const MOST_A_DAY = 1_000;

/** Invitations that a community may still send now; those of the last 24 hours count, whatever became of them. */
export async function invitationsLeft(db: Kysely<Tables>, spaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("spaceId", "=", spaceId)
    .where("template", "=", TEMPLATE)
    .where("createdAt", ">", sql<string>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return MOST_A_DAY - Number(count);
}

/**
 * Mails a new link; the one before is good for nothing.
 * @throws AppError `signUp.tooManyInvitations`
 */
export async function sendInvitation(
  { root, mailer, publicAddress }: InvitationTools,
  { id, spaceId, email, language }: Row,
): Promise<void> {
  const address = publicAddress.here();
  if (!address) return;
  const db = executor(root);
  if ((await invitationsLeft(db, String(spaceId))) <= 0)
    throw new AppError("signUp.tooManyInvitations", { params: { count: MOST_A_DAY } });
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
    template: TEMPLATE,
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
