import { type RouteContext, type SpaceDb, sql } from "../../../../server/kit";
import { PAGE_SIZE } from "../../shared/comment";
import type { Viewer } from "../conversation/viewer";
import { COMMENT_FIELDS } from "./commentFields";
import { type CommentFilter, filtered } from "./filter";
import type { PageQuery } from "./listThreads";
import { presentComments } from "./presentComments";

type Search = PageQuery & CommentFilter & { readonly activityId?: string };

/** Comments that everybody may read, in the activities that somebody of the team sees. */
export function searchable(
  db: SpaceDb,
  { session }: Pick<RouteContext, "session">,
  { activityId }: Pick<Search, "activityId"> = {},
) {
  const all = db
    .selectFrom("comment")
    .where("comment.audience", "=", "EVERYBODY")
    .where("comment.deletedAt", "is", null)
    .where("comment.seq", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("comment as root")
            .select("root.id")
            .whereRef("root.id", "=", "comment.parentComment")
            .where("root.deletedAt", "is not", null),
        ),
      ),
    );
  const ofActivity = activityId ? all.where("comment.activity", "=", activityId) : all;
  if (session?.visibility === "ALL") return ofActivity;
  return ofActivity.where((eb) =>
    eb.exists(
      eb
        .selectFrom("staffRoleActivities")
        .select("staffRoleActivities.ownerId")
        .where("staffRoleActivities.ownerId", "=", session?.subjectId ?? null)
        .whereRef("staffRoleActivities.targetId", "=", "comment.activity"),
    ),
  );
}

const instant = (millisecond: number) => sql<string>`to_timestamp(${millisecond}::double precision / 1000)`;

/** Comments of several activities, the newest first; pages of the same `before`, in milliseconds since 1970, never repeat or skip. */
export async function searchComments(context: RouteContext, search: Search, viewer: Viewer) {
  const { db } = context;
  const { page, before = Date.now() + 1, size = PAGE_SIZE, ...filter } = search;
  const found = filtered(searchable(db, context, search), filter).where("comment.createdAt", "<", instant(before));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  // The ids first: those that are skipped are not read with all that they say.
  const ids = found
    .select("comment.id")
    .orderBy("comment.createdAt", "desc")
    .orderBy("comment.id", "desc")
    .offset(page * size)
    .limit(size + 1);
  const rows = await db
    .selectFrom("comment")
    .innerJoin("activity", "activity.id", "comment.activity")
    .select(COMMENT_FIELDS)
    .select(["activity.title", "activity.type"])
    .where("comment.id", "in", ids)
    .orderBy("comment.createdAt", "desc")
    .orderBy("comment.id", "desc")
    .execute();
  const shown = rows.slice(0, size);
  const comments = await presentComments(db, shown, { view: { viewer }, isOpen: false, changeable: "shortly" });
  return {
    comments: comments.map((comment, index) => {
      const { activity = "", title = "", type = "" } = shown[index] ?? {};
      return { ...comment, activity: { id: activity, title, type } };
    }),
    before,
    hasMore: rows.length > size,
    total: Number(total),
  };
}
