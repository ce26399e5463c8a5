import type { CompanyNewsService } from "../../../../contracts/services/companyNews";
import { type HostTools, newId, type SpaceDb } from "../../../../server/kit";
import { daysLeft } from "../../../../shared/dates/daysLeft";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";

/** How many days before the end the company hears of it, and on the day itself. */
const DAYS_BEFORE = [30, 7, 1, 0] as const;

interface Tools extends Pick<HostTools, "communityEnd" | "language" | "text"> {
  readonly news: () => CompanyNewsService;
}

/** The last of the days that has come; nothing where the end is further away. What was so as it was ordered is no news. */
const dueOf = (left: number, inAll: number): number | undefined => {
  const come = DAYS_BEFORE.filter((days) => left <= days && days < inAll);
  return come.length > 0 ? Math.min(...come) : undefined;
};

/** @returns whether nobody was told before; of several processes one finds it so */
async function noteTold(db: SpaceDb, told: { community: string; endsAt: string; daysBefore: number }): Promise<boolean> {
  const row = await db
    .insertInto("communityEndNews")
    .values({ id: newId(), ...told })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface Ending {
  readonly id: string;
  readonly name: string;
  readonly endsAt: string;
  readonly left: number;
}

async function tell(db: SpaceDb, { id, name, endsAt, left }: Ending, { language, text, news }: Tools): Promise<void> {
  const words = await language(db);
  const date = new Intl.DateTimeFormat(words, { day: "numeric", month: "long", year: "numeric" }).format(new Date(endsAt));
  const params = { name, date, smart_count: left };
  const say = (part: string) => text(words, `communities.end.news.${left === 0 ? "ended" : "ending"}.${part}`, params);
  const link = `/communities/${id}/plan`;
  await news().tell(db, { kind: "communities", title: say("title"), message: say("message"), link });
}

/** An end of long ago is no news: of communities that had ended before anybody was told. */
const OLDEST_DAYS = 3;

/** Tells a company of the ends of its communities: 30, 7 and 1 days ahead, and on the day, each once. */
export async function tellCompany(db: SpaceDb, tools: Tools): Promise<void> {
  const communities = await db
    .selectFrom("community")
    .select(["id", "name", "createdAt"])
    .where("durationMonths", "is not", null)
    .execute();
  const now = new Date();
  for (const { id, name, createdAt } of communities) {
    const endsAt = await tools.communityEnd({ spaceId: id });
    if (endsAt === null || now.getTime() - Date.parse(endsAt) > OLDEST_DAYS * MS_PER_DAY) continue;
    const left = daysLeft(endsAt, now);
    const daysBefore = dueOf(left, daysLeft(endsAt, new Date(createdAt)));
    if (daysBefore === undefined) continue;
    await db.transaction(async () => {
      if (await noteTold(db, { community: id, endsAt, daysBefore })) await tell(db, { id, name, endsAt, left }, tools);
    });
  }
}
