import { type Kysely, sql } from "kysely";
import { AppError } from "../../shared/errors";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import { endSql } from "./communityEnd";

/** How a community stands, for whoever runs it. */
export interface StatusData {
  readonly communityId: string;
  readonly language: string;
  readonly plan: string | null;
  /** When it began, and when its plan's months are over; UTC. */
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isActive: boolean;
  readonly testerNum: number;
  /** Activities by their status; those without one aren't listed. */
  readonly activities: Readonly<Record<string, number>>;
}

function countMembers(root: Kysely<Tables>, spaceId: string) {
  return executor(root)
    .selectFrom("member")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("spaceId", "=", spaceId)
    .executeTakeFirstOrThrow();
}

function countActivities(root: Kysely<Tables>, spaceId: string) {
  return executor(root)
    .selectFrom("activity")
    .select(["status", sql<number>`count(*)::int`.as("count")])
    .where("spaceId", "=", spaceId)
    .groupBy("status")
    .orderBy("status")
    .execute();
}

/** @throws AppError `community.notFound` */
export async function readStatusData(root: Kysely<Tables>, communityId: string): Promise<StatusData> {
  const community = await executor(root)
    .selectFrom("community")
    .select(["mainLanguage", "plan", "createdAt"])
    .select(sql<string | null>`${sql.raw(endSql("community"))}`.as("endsAt"))
    .where("id", "=", communityId)
    .executeTakeFirst();
  if (!community) throw new AppError("community.notFound");
  const [members, activities] = [await countMembers(root, communityId), await countActivities(root, communityId)];
  const { mainLanguage, plan, createdAt, endsAt } = community;
  return {
    communityId,
    language: mainLanguage ?? "es",
    plan,
    startsAt: createdAt,
    endsAt,
    isActive: endsAt === null || new Date(endsAt) > new Date(),
    testerNum: members.count,
    activities: Object.fromEntries(activities.map(({ status, count }) => [status, count])),
  };
}
