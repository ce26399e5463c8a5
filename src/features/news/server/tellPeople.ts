import { type EntityHook, type HostTools, newId, type SpaceDb } from "../../../server/kit";
import { tellCompany } from "./tellCompany";

type Tools = Pick<HostTools, "language" | "mail" | "text">;

/** As many as anybody's list speaks of. */
const MOST = 1_000;

/** What was told before somebody came isn't new to them. */
async function noteOldSeen(db: SpaceDb, person: string): Promise<void> {
  const told = await db.selectFrom("clientNotification").select("id").orderBy("createdAt", "desc").limit(MOST).execute();
  if (told.length === 0) return;
  const seenAt = new Date().toISOString();
  const rows = told.map(({ id: notification }) => ({ id: newId(), person, notification, seenAt }));
  await db
    .insertInto("newsSeen")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A company's managers hear who came, by whichever path. @param tools from the first request on */
export const tellPeople = (tools: () => Tools): EntityHook => ({
  entity: "suiteUser",
  afterCreate: async ({ db, record, actor }) => {
    await noteOldSeen(db, String(record.id));
    const language = await tools().language(db);
    const name = [record.name, record.surname].filter(Boolean).join(" ") || String(record.email);
    const role = tools().text(language, `entities.suiteUser.enums.role.${record.role}`);
    const text = (part: string) => tools().text(language, `news.people.${part}`, { name, role });
    const words = { title: text("title"), message: text("message") };
    await tellCompany(db, { kind: "people", ...words, link: "/suite-users", byAccount: actor.accountId }, tools());
  },
});
