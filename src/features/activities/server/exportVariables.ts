import type { ActivityType, SpaceDb } from "../../../server/kit";
import { CSV_MARK, csvRows } from "../../../shared/csv/csvRows";
import { AppError } from "../../../shared/errors";
import type { Variable } from "../../../survey/questionType";

const BATCH = 1_000;
const HEAD = ["member", "status", "completed"];

interface Asked {
  readonly db: SpaceDb;
  readonly activityId: string;
  readonly language: string;
}

type Values = Awaited<ReturnType<NonNullable<ActivityType["variables"]>>>;

type Value = Values["values"] extends ReadonlyMap<string, Readonly<Record<string, infer One>>> ? One : never;

/** Several answers are one cell, in words. */
function cellOf({ codes }: Variable, value: Value | undefined): string | number | undefined {
  if (typeof value !== "object") return value;
  return value.map((code) => codes?.[code] ?? code).join(", ");
}

/** A page of those who take part, by member. */
function readBatch({ db, activityId }: Asked, after: string | undefined) {
  const query = db
    .selectFrom("participation")
    .innerJoin("member", "member.id", "participation.member")
    .select(["participation.member", "member.nickname", "participation.status", "participation.completedAt"])
    .where("participation.activity", "=", activityId)
    .orderBy("participation.member")
    .limit(BATCH);
  return (after === undefined ? query : query.where("participation.member", ">", after)).execute();
}

async function* linesOf(asked: Asked, { variables, values }: Values, delimiter: string): AsyncGenerator<string> {
  yield CSV_MARK + csvRows([[...HEAD, ...variables.map(({ name }) => name)]], delimiter);
  let after: string | undefined;
  do {
    const batch = await readBatch(asked, after);
    const rows = batch.map(({ member, nickname, status, completedAt }) => {
      const given = values.get(member) ?? {};
      return [nickname, status, completedAt, ...variables.map((variable) => cellOf(variable, given[variable.name]))];
    });
    if (rows.length > 0) yield csvRows(rows, delimiter);
    after = batch.length < BATCH ? undefined : batch.at(-1)?.member;
  } while (after !== undefined);
}

/**
 * What members gave in an activity: a row for each who takes part, a column for each variable that its type declares.
 * @throws AppError `record.notFound` where it declares none
 */
export async function exportVariables(
  asked: Asked,
  types: ReadonlyMap<string, ActivityType>,
  delimiter: string,
): Promise<AsyncGenerator<string>> {
  const { db, activityId } = asked;
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  const read = activity && types.get(activity.type)?.variables;
  if (!read) throw new AppError("record.notFound");
  return linesOf(asked, await read(asked), delimiter);
}
