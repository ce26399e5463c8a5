import { type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { LARGEST_NEWS_PAGE, NEWS_PAGE_SIZE, TEAM } from "../shared/kinds";
import { newsApi } from "../shared/newsApi";
import { changeChoices, type NewsPerson, presentChoices } from "./choices";
import { noteNewsSeen, readNews } from "./readNews";

/** @throws AppError `access.denied` to who sees no studies */
async function personOf({ db, session }: RouteContext): Promise<NewsPerson> {
  const person = await db
    .selectFrom("staffRole")
    .select(["id", "role"])
    .where("id", "=", session?.subjectId ?? null)
    .executeTakeFirst();
  if (!person || !TEAM.includes(person.role ?? "")) throw new AppError("access.denied");
  return person;
}

/** What people of a company are told (spec section 7, suite), and what they want to be told. */
export const newsRoutes: readonly ExtensionRoute[] = [
  route(newsApi, "GET /clientSuite/clientNotifications", {
    access: { kind: "suite" },
    handle: async (context, { query: { page = "0", pageSize = String(NEWS_PAGE_SIZE) } }) =>
      readNews(context, await personOf(context), {
        page: Number(page),
        pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_NEWS_PAGE),
      }),
  }),
  route(newsApi, "POST /clientSuite/clientNotifications", {
    act: { action: "send", entity: "clientNotification", record: false },
    access: { kind: "suite" },
    handle: async (context, { body: { ids } }) => ({ unseen: await noteNewsSeen(context, await personOf(context), ids) }),
  }),
  route(newsApi, "GET /api/news/settings", {
    access: { kind: "suite" },
    handle: async (context) => presentChoices(context.db, await personOf(context)),
  }),
  route(newsApi, "PUT /api/news/settings", {
    act: { action: "configure", entity: "newsPreference", record: false },
    access: { kind: "suite" },
    handle: async (context, { body: { kinds } }) => {
      const person = await personOf(context);
      await changeChoices(context.db, person, kinds);
      return presentChoices(context.db, person);
    },
  }),
];
