import { promisedLabs, sql } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import type { Asker, ChatbotServices } from "../services";

/** Activities that are read at most, the newest. */
const MOST = 60;

/** An activity that is open or to come, as the member's own list has it. */
export interface OwnActivity {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly labs: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly state: "todo" | "done" | "comingSoon" | "locked";
  /** Below the community's address. */
  readonly path: string;
  /** Of one that the member may enter. */
  readonly topics: readonly { readonly title: string; readonly description: string | null }[];
}

async function readTopics({ db }: Pick<Asker, "db">, activities: readonly string[]) {
  if (activities.length === 0) return [];
  return db
    .selectFrom("topic")
    .select(["activity", "title", "description"])
    .where("activity", "in", [...activities])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The activities that are open or to come and for the member, by the rule of the member's own list. */
export async function readActivities(
  { db, memberId }: Pick<Asker, "db" | "memberId">,
  { participations, activityTypes }: Pick<ChatbotServices, "participations" | "activityTypes">,
): Promise<readonly OwnActivity[]> {
  const visible = await participations().visible(db, memberId);
  if (visible.length === 0) return [];
  const rows = await db
    .selectFrom("activity")
    .leftJoin("participation", (join) =>
      join.onRef("participation.activity", "=", "activity.id").on("participation.member", "=", memberId),
    )
    .select(["activity.id", "activity.type", "activity.title", "activity.description", "activity.status"])
    .select(["activity.startsAt", "activity.endsAt", "participation.status as participation"])
    .select(promisedLabs(db, sql.ref("activity.labs")).as("labs"))
    .where("activity.id", "in", [...visible])
    .where("activity.status", "in", ["NEW", "ACTIVE"])
    .orderBy("activity.createdAt", "desc")
    .orderBy("activity.id")
    .limit(MOST)
    .execute();
  const now = new Date();
  const found = await Promise.all(
    rows.map(async ({ status, participation, ...row }) => {
      const opening = openingOf({ ...row, status }, now);
      const type = activityTypes.get(row.type);
      if (!type || (opening !== "open" && opening !== "comingSoon")) return [];
      // What has ended for this member alone is over.
      if (participation === "SCREENED_OUT" || participation === "EXCLUDED") return [];
      const isAdmitted = opening === "open" && (await participations().isAdmitted(db, { activityId: row.id, memberId }));
      const state = opening === "comingSoon" ? opening : isAdmitted ? "todo" : "locked";
      const own = participation === "COMPLETED" ? "done" : state;
      const path = state === "todo" ? `/activities/${row.id}/${type.memberPath}` : "/activities";
      return [{ ...row, path, state: own, isOpen: state === "todo" } as const];
    }),
  );
  const activities = found.flat();
  const topics = await readTopics(
    { db },
    activities.filter(({ isOpen }) => isOpen).map(({ id }) => id),
  );
  return activities.map(({ isOpen: _, ...activity }) => ({
    ...activity,
    topics: topics.filter((topic) => topic.activity === activity.id),
  }));
}
