import type { SpaceDb } from "../../../server/kit";
import type { ResponseRow } from "../shared/api";
import { presentResponse } from "./presentResponse";

/** Responses of a questionnaire with their members' names; never those of an import under way. */
export function responsesOf(db: SpaceDb, questionnaireId: string) {
  return db
    .selectFrom("response")
    .leftJoin("member", "member.id", "response.member")
    .select(["response.id", "response.channel", "response.isTest", "response.state", "response.startedAt"])
    .select(["response.disposition", "response.completedAt", "response.externalId", "response.createdAt", "member.nickname"])
    .where("response.questionnaire", "=", questionnaireId)
    .where("response.state", "!=", "importing");
}

export interface ResponsePage {
  readonly rows: readonly ResponseRow[];
  readonly total: number;
}

async function countRows(db: SpaceDb, questionnaireId: string, withTest: boolean): Promise<number> {
  const query = db
    .selectFrom("response")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("questionnaire", "=", questionnaireId)
    .where("state", "!=", "importing");
  const { count } = await (withTest ? query : query.where("isTest", "=", false)).executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of responses, the newest first. @param from 0-based; `to` is included */
export async function listResponses(
  db: SpaceDb,
  { questionnaireId, withTest, from, to }: { questionnaireId: string; withTest: boolean; from: number; to: number },
): Promise<ResponsePage> {
  const query = responsesOf(db, questionnaireId)
    .orderBy("response.id", "desc")
    .offset(from)
    .limit(to - from + 1);
  const rows = await (withTest ? query : query.where("response.isTest", "=", false)).execute();
  return { rows: rows.map(presentResponse), total: await countRows(db, questionnaireId, withTest) };
}
