import type { RouteContext } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { AppError } from "../../../../shared/errors";
import type { ListServices } from "../listMemberActivities";

async function readRows({ db, records }: RouteContext) {
  const rows = await db
    .selectFrom("activity")
    .select(["id", "type", "title", "status", "startsAt", "endsAt", "labs", "createdAt", "author"])
    .select((eb) =>
      eb
        .selectFrom("participation")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .whereRef("participation.activity", "=", "activity.id")
        .where("participation.startedAt", "is not", null)
        .as("participations"),
    )
    .orderBy("id", "desc")
    .execute();
  const ids = rows.map(({ id }) => id);
  const reached = new Set(await records.reachable({ entity: "activity", action: "read", ids }));
  return rows.filter(({ id }) => reached.has(id));
}

/** The activities that somebody of the team may see, with what is new in each. @throws AppError `access.denied` */
export async function readTeamActivities(context: RouteContext, { standings }: Pick<ListServices, "standings">) {
  const { db, session } = context;
  if (!session?.subjectId) throw new AppError("access.denied");
  const rows = await readRows(context);
  const reader = { kind: "team", id: session.subjectId } as const;
  const counts = await standings().read(db, { reader, activityIds: rows.map(({ id }) => id) });
  const now = new Date();
  return rows.map(({ createdAt, participations, author, ...activity }) => {
    const { comments = 0, unseen = 0, rating = 0 } = counts.get(activity.id) ?? {};
    const opening = openingOf(activity, now);
    const since = activity.startsAt ?? createdAt;
    return {
      ...activity,
      participations: Number(participations),
      opening,
      since,
      comments,
      unseen,
      rating,
      isMine: author === reader.id,
    };
  });
}
