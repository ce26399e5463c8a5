import type { CompanyNews } from "../../../contracts/services/companyNews";
import { type HostTools, newId, type SpaceDb, sql } from "../../../server/kit";
import { isManager, KIND_RULES, MANAGERS, TEAM } from "../shared/kinds";
import { readChoicesFor, wantsMail } from "./choices";
import { NEWS_MAIL } from "./mails";

const [LONGEST_TITLE, LONGEST_MESSAGE] = [200, 5_000];

/** People with an account whom the news may be mailed to, before they are asked. */
async function candidates(db: SpaceDb, { kind, mailTo, byAccount }: CompanyNews) {
  const roles = KIND_RULES[kind].isForManagers ? MANAGERS : TEAM;
  const people = await db
    .selectFrom("staffRole")
    .select(["id", "email", "role", "visibility"])
    .where("accountId", "is not", null)
    .where("role", "in", [...roles])
    .$if(typeof byAccount === "string", (query) => query.where("accountId", "!=", byAccount ?? ""))
    .orderBy("id")
    .execute();
  if (!mailTo) return people;
  const isMeant = (one: (typeof people)[number]) =>
    "roles" in mailTo ? mailTo.roles.includes(one.role ?? "") : mailTo.people.includes(one.id);
  return people.filter(isMeant);
}

/** Those who were chosen to see the study, among roles that see chosen ones alone. */
async function readChosen(db: SpaceDb, studyId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("staffRoleStudies").select("ownerId").where("targetId", "=", studyId).execute();
  return new Set(rows.map(({ ownerId }) => ownerId));
}

/** Whether the study's last news of the kind are so young that no mail follows them. */
async function isPaused(db: SpaceDb, { kind, studyId }: CompanyNews, id: string): Promise<boolean> {
  const { mailPause } = KIND_RULES[kind];
  if (mailPause === undefined || studyId === undefined) return false;
  const before = await db
    .selectFrom("clientNotification")
    .select("id")
    .where("kind", "=", kind)
    .where("study", "=", studyId)
    .where("id", "!=", id)
    .where("createdAt", ">", sql<string>`now() - make_interval(mins => ${mailPause})`)
    .executeTakeFirst();
  return before !== undefined;
}

/** Tells a company something, in the open transaction: on its home and bell, and by mail those who want it. */
export async function tellCompany(db: SpaceDb, news: CompanyNews, tools: Pick<HostTools, "mail">): Promise<void> {
  const { kind, link, studyId = null, mail } = news;
  const [title, message] = [news.title.slice(0, LONGEST_TITLE), news.message.slice(0, LONGEST_MESSAGE)];
  const id = newId();
  await db.insertInto("clientNotification").values({ id, kind, title, message, link, study: studyId }).execute();
  if (await isPaused(db, news, id)) return;
  const people = await candidates(db, news);
  if (people.length === 0) return;
  const choices = await readChoicesFor(db, kind);
  const chosen = studyId === null ? new Set<string>() : await readChosen(db, studyId);
  for (const { id: person, email, role, visibility } of people) {
    const seesIt = isManager(role) || (studyId !== null && (visibility === "ALL" || chosen.has(person)));
    if (!seesIt || !wantsMail(kind, role, choices.get(person))) continue;
    const words = mail ?? { template: NEWS_MAIL.name, values: { title, message } };
    await tools.mail(db, { to: email, ...words, path: link, isAboutAccount: false });
  }
}
