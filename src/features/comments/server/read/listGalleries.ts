import { type RouteContext, sql } from "../../../../server/kit";
import type { Gallery } from "../../shared/api/files";
import { filtered, visualCount } from "./filter";
import { searchable } from "./searchComments";

/** The activities that somebody of the team sees and in whose comments there are images or videos; that of the newest first. */
export async function listGalleries(context: Pick<RouteContext, "db" | "session">): Promise<readonly Gallery[]> {
  const { db } = context;
  const rows = await filtered(searchable(db, context), { isVisual: true })
    .innerJoin("activity", "activity.id", "comment.activity")
    .select(["activity.id", "activity.title", "activity.type"])
    .select(sql<number>`sum(${visualCount})`.as("total"))
    .groupBy(["activity.id", "activity.title", "activity.type"])
    .orderBy(({ fn }) => fn.max("comment.createdAt"), "desc")
    .execute();
  return rows.map(({ total, ...activity }) => ({ activity, total: Number(total) }));
}
