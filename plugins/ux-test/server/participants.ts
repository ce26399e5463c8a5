import type { RouteContext } from "../../../src/server/kit";

/** Somebody who takes a test, as results call them. */
export interface Participant {
  readonly responseId: string;
  /** Of the member; null for others, and where the reader mayn't see it. */
  readonly nickname: string | null;
  /** In the order of coming, from 1. */
  readonly number: number;
  readonly startedAt: string | null;
}

/** All who have begun to answer a questionnaire, test responses too, the first first. */
export async function readParticipants(
  { db, records }: Pick<RouteContext, "db" | "records">,
  questionnaire: string,
): Promise<readonly Participant[]> {
  const seesNames = records.readableFields("member").has("nickname");
  const rows = await db
    .selectFrom("response")
    .leftJoin("member", "member.id", "response.member")
    .select(["response.id", "response.startedAt", "member.nickname"])
    .where("response.questionnaire", "=", questionnaire)
    .orderBy("response.startedAt")
    .orderBy("response.id")
    .execute();
  return rows.map(({ id, startedAt, nickname }, index) => ({
    ...{ responseId: id, startedAt: startedAt ?? null, number: index + 1 },
    nickname: seesNames ? nickname : null,
  }));
}
