import { type RouteContext, readGamification } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import type { DestinationPage } from "../shared/api/drafts";
import { MAILING_ERRORS } from "../shared/errors";
import type { MailingServices } from "./services";

/** Where a notification leads, if anywhere. */
interface Destination {
  readonly activity?: string;
  /** A path below the community's app; a query may follow. */
  readonly link?: string;
}

type Context = Pick<RouteContext, "db" | "records" | "text">;
type Pages = Pick<MailingServices, "memberPages">;

/** The path of a link, without what may follow it. */
const PATH = /^([^?#\s]*)(?:[?#]\S*)?$/;
const ACTIVITY_PATH = /^\/activities\/([^/]+)(?:\/[\w-]+)?$/;

/** The community's pages by name: a notification leads to one of them, or to an activity. */
export async function readPages({ db, text }: Context, { memberPages }: Pages): Promise<readonly DestinationPage[]> {
  const { isOn } = await readGamification(db);
  const pages = [...memberPages().values()].filter(({ isGamification = false }) => isOn || !isGamification);
  return pages.map(({ name, label }) => ({ path: name, label: text(label) }));
}

/** @throws AppError `record.notFound` */
async function activityTitle({ db, records }: Context, id: string): Promise<string> {
  const reached = await records.reachable({ entity: "activity", action: "read", ids: [id] });
  if (reached.length === 0) throw new AppError("record.notFound");
  const row = await db.selectFrom("activity").select("title").where("id", "=", id).executeTakeFirst();
  return row?.title ?? "";
}

/**
 * What a destination is called: the title of its activity or the name of its page; null if it leads nowhere.
 * @throws AppError `record.notFound`, `mailings.foreignLink` for a path that is no page of the community
 */
export async function nameDestination(context: Context, { activity, link }: Destination, pages: Pages): Promise<string | null> {
  if (activity !== undefined) return activityTitle(context, activity);
  if (link === undefined) return null;
  const path = PATH.exec(link)?.[1];
  if (path === undefined) throw new AppError(MAILING_ERRORS.foreignLink);
  const id = ACTIVITY_PATH.exec(path)?.[1];
  if (id !== undefined && isId(id)) return activityTitle(context, id);
  const page = (await readPages(context, pages)).find((one) => one.path === path);
  if (!page) throw new AppError(MAILING_ERRORS.foreignLink);
  return page.label;
}
