import type { RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { FoundComment } from "../../shared/api/search";
import { type ConversationServices, openReader, presenting, type Reader } from "../conversation/openReader";
import { visibleComments } from "../conversation/view";
import { COMMENT_FIELDS } from "./commentFields";
import { filtered } from "./filter";
import { presentComments } from "./presentComments";

/** Of one answer. */
export const MOST_FOUND = 30;
/** So many activities are looked through, those where it was written last. */
const MOST_ACTIVITIES = 30;

const NOT_FOR_THEM = new Set(["record.notFound", "activity.locked"]);

async function readersOf(
  context: RouteContext,
  ids: readonly string[],
  services: ConversationServices,
): Promise<readonly Reader[]> {
  const readers = await Promise.all(
    ids.map((id) =>
      openReader(context, id, services).catch((error: unknown) => {
        if (error instanceof AppError && NOT_FOR_THEM.has(error.code)) return undefined;
        throw error;
      }),
    ),
  );
  return readers.filter((reader) => reader !== undefined);
}

/**
 * Comments that a member may see now, in all activities that are open to the member, the newest first; at most
 * {@link MOST_FOUND}. Each conversation is asked by its own predicate: what is still hidden there isn't found here.
 */
export async function searchOfMember(
  context: RouteContext,
  word: string,
  services: ConversationServices,
): Promise<readonly FoundComment[]> {
  const { db } = context;
  const base = db.selectFrom("comment").where("audience", "=", "EVERYBODY").where("deletedAt", "is", null);
  const activities = await filtered(base, { word })
    .innerJoin("activity", "activity.id", "comment.activity")
    .select(["activity.id", "activity.title", "activity.type"])
    .groupBy(["activity.id", "activity.title", "activity.type"])
    .orderBy(({ fn }) => fn.max("comment.createdAt"), "desc")
    .limit(MOST_ACTIVITIES)
    .execute();
  const about = new Map(activities.map((activity) => [activity.id, activity]));
  const readers = await readersOf(context, [...about.keys()], services);
  const found = await Promise.all(
    readers.map(async (reader) => {
      const rows = await filtered(visibleComments(db, reader.view), { word })
        .select(COMMENT_FIELDS)
        .orderBy("comment.seq", "desc")
        .limit(MOST_FOUND)
        .execute();
      const activity = about.get(reader.view.activityId) ?? { id: "", title: "", type: "" };
      const comments = await presentComments(db, rows, { view: reader.view, ...presenting(reader) });
      return comments.map((comment) => ({ ...comment, activity }));
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, MOST_FOUND);
}
