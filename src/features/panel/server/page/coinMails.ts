import type { HostTools, MailTemplate, SpaceDb } from "../../../../server/kit";
import { PORTION } from "../field/rules";
import { pagePath } from "./pageToken";
import { coinText } from "./pageWords";

/** Tells a panelist what a study has brought them. */
export const COINS_MAIL: MailTemplate = {
  name: "panelCoins",
  parts: ["button", "footnote"],
  values: ["study", "coins", "balance"],
};

/** Name of the appointment that mails go out by: a study has more people than a transaction takes mails. */
export const TELL_PAID = "panel.tellPaid";

/** What it works with beside the field's own. */
interface TellServices {
  readonly tools: () => Pick<HostTools, "keyedHash" | "language" | "mail" | "scheduleAt">;
}

export interface TellPaid {
  readonly studyId: string;
  /** Invitation that was told last; null at first. */
  readonly after: string | null;
}

/** Tells those who were paid for a study, once the open transaction is committed. */
export async function tellPaid(
  db: SpaceDb,
  studyId: string,
  { tools }: { readonly tools: () => Pick<HostTools, "scheduleAt"> },
  after: string | null = null,
): Promise<void> {
  const payload: TellPaid = { studyId, after };
  await tools().scheduleAt(db, { name: TELL_PAID, at: new Date(), payload, key: `${TELL_PAID}:${studyId}` });
}

/** Those who were paid and have it still: what was taken back since is none of it. */
function readPaid(db: SpaceDb, { studyId, after }: TellPaid) {
  return db
    .selectFrom("panelInvitation")
    .innerJoin("panelist", "panelist.id", "panelInvitation.panelist")
    .select(["panelInvitation.id", "panelInvitation.coins", "panelist.id as panelist", "panelist.email"])
    .select("panelist.coins as balance")
    .where("panelInvitation.study", "=", studyId)
    .where("panelInvitation.company", "=", db.spaceId)
    .where("panelInvitation.coins", ">", 0)
    .where("panelist.status", "=", "ACTIVE")
    .$if(after !== null, (query) => query.where("panelInvitation.id", ">", after ?? ""))
    .orderBy("panelInvitation.id")
    .limit(PORTION)
    .execute();
}

/** Mails a portion of those who were paid, each once, and goes on with the next. Who unsubscribed gets none: the mailer knows. */
export async function runTellPaid(db: SpaceDb, told: TellPaid, services: TellServices): Promise<void> {
  const field = await db.selectFrom("panelField").select("title").where("study", "=", told.studyId).executeTakeFirst();
  const people = field ? await readPaid(db, told) : [];
  const { tools } = services;
  const language = await tools().language(db);
  for (const { id, panelist, email, coins, balance } of people) {
    const values = {
      study: field?.title ?? "",
      coins: coinText(Number(coins), language),
      balance: coinText(Number(balance), language),
    };
    await tools().mail(db, {
      ...{ to: email, template: COINS_MAIL.name, values, path: pagePath({ id: panelist, email }, tools().keyedHash) },
      ...{ isOfProduct: true, isAboutAccount: false, dedupe: `panelCoins:${id}` },
    });
  }
  const last = people.at(-1);
  if (last && people.length === PORTION) await tellPaid(db, told.studyId, services, last.id);
}
