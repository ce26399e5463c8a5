import { type HostTools, newId, type SpaceDb } from "../../../../server/kit";
import { NEWS_MAIL } from "./mailTemplates";

interface News {
  readonly studyId: string;
  readonly title: string;
  readonly message: string;
  /** Account of whoever did what is told, and needs no mail of it. */
  readonly accountId: string | null;
}

/** Those who run the company's studies, but for whoever made the move. */
async function recipients(db: SpaceDb, mover: string | null): Promise<readonly { readonly email: string }[]> {
  return db
    .selectFrom("staffRole")
    .select("email")
    .where("role", "in", ["SUPERADMIN", "ADMINISTRATOR"])
    .where("accountId", "is not", null)
    .$if(mover !== null, (query) => query.where("accountId", "!=", mover))
    .execute();
}

/** Tells a company something of a study: on its home, and by mail to those who run its studies. */
export async function tellCompany(
  db: SpaceDb,
  { studyId, title, message, accountId }: News,
  tools: Pick<HostTools, "mail">,
): Promise<void> {
  const link = `/studies/${studyId}/order`;
  await db.insertInto("clientNotification").values({ id: newId(), title, message, link, study: studyId }).execute();
  for (const { email } of await recipients(db, accountId))
    await tools.mail(db, { to: email, template: NEWS_MAIL.name, values: { title, message }, path: link, isAboutAccount: false });
}
