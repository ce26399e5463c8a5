import { type RawBuilder, type SpaceDb, sql } from "../../../server/kit";
import type { ResponseGroup, ResponseRow } from "../shared/api";
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

export interface ListedResponses {
  readonly questionnaireId: string;
  /** Which of them; test responses are a group of their own. @default all that aren't tests */
  readonly group?: ResponseGroup | undefined;
  /** Whether test responses are among the others. @default false */
  readonly withTest?: boolean;
  /** Only these, in place of a group. */
  readonly ids?: ReadonlySet<string>;
}

const isComplete = sql<boolean>`response.state = 'complete'`;
const isReal = sql<boolean>`response.is_test = false`;
const GROUPS: Readonly<Record<ResponseGroup, RawBuilder<boolean>>> = {
  counted: isComplete,
  uncounted: sql<boolean>`response.state <> 'complete' and response.is_test = false`,
  test: sql<boolean>`response.is_test = true`,
};

function listed(db: SpaceDb, { questionnaireId, group, withTest = false, ids }: ListedResponses) {
  const all = responsesOf(db, questionnaireId);
  if (ids) return all.where("response.id", "=", sql<string>`any(${[...ids]}::uuid[])`);
  const grouped = group ? all.where(GROUPS[group]) : all;
  return withTest || group === "test" ? grouped : grouped.where(isReal);
}

/** A page of responses, those that began last first, tests after the others. @param from 0-based; `to` is included */
export async function listResponses(
  db: SpaceDb,
  { from, to, ...which }: ListedResponses & { readonly from: number; readonly to: number },
): Promise<ResponsePage> {
  const rows = await listed(db, which)
    .orderBy("response.isTest")
    .orderBy(sql`coalesce(response.started_at, response.created_at)`, "desc")
    .orderBy("response.id", "desc")
    .offset(from)
    .limit(to - from + 1)
    .execute();
  const counting = listed(db, which)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("count"));
  const total = which.ids?.size ?? Number((await counting.executeTakeFirstOrThrow()).count);
  return { rows: rows.map(presentResponse), total };
}
