import { type RawBuilder, sql } from "../../../server/kit";
import type { ConditionKind, SegmentCondition } from "../shared/api";

/** Whether a condition holds of a row of `member`; null where nothing is known of it. */
type ConditionSql = (condition: SegmentCondition) => RawBuilder<unknown>;

const texts = (values: readonly string[] = []) => sql`${[...values]}::text[]`;
const since = (days = 1) => sql`now() - make_interval(days => ${days}::int)`;

/** Complete responses to the activity's questionnaire; discarded and test ones say nothing of a person. */
const answered = ({ activity, question, values = [] }: SegmentCondition) => sql`exists (
  select 1 from activity
    join response on response.questionnaire = activity.questionnaire and response.space_id = activity.space_id
    join answer on answer.response = response.id
  where activity.id = ${activity ?? null}::uuid and activity.space_id = member.space_id
    and response.member = member.id and response.state = 'complete' and response.is_test is not true
    and coalesce(response.disposition, 'complete') = 'complete'
    and answer.question_id = ${question ?? null}
    and answer.value @> any(array(select to_jsonb(code) from unnest(${texts(values)}) as code)))`;

const CONDITIONS: Readonly<Record<ConditionKind, ConditionSql>> = {
  TAG: ({ values }) =>
    sql`(coalesce(member.tags, '{}') && ${texts(values)} or coalesce(member.public_tags, '{}') && ${texts(values)})`,
  GENDER: ({ values }) => sql`member.gender = any(${texts(values)})`,
  AGE: ({ minimum = 0, maximum = 200 }) =>
    sql`extract(year from age(member.birth_date)) between ${minimum}::int and ${maximum}::int`,
  PROVINCE: ({ values }) => sql`member.province_area::text = any(${texts(values)})`,
  LAST_SEEN: ({ days }) => sql`member.last_seen_at >= ${since(days)}`,
  MEMBER_SINCE: ({ days }) => sql`member.created_at >= ${since(days)}`,
  ACTIVITY: ({ activity }) => sql`exists (
    select 1 from participation where participation.member = member.id and participation.space_id = member.space_id
      and participation.activity = ${activity ?? null}::uuid and participation.status = 'COMPLETED')`,
  ANSWER: answered,
};

/** The fields of a member that a condition of each kind reads. */
export const READ_FIELDS: Readonly<Record<ConditionKind, readonly string[]>> = {
  TAG: ["tags", "publicTags"],
  GENDER: ["gender"],
  AGE: ["birthDate"],
  PROVINCE: ["provinceArea"],
  LAST_SEEN: ["lastSeenAt"],
  MEMBER_SINCE: ["createdAt"],
  ACTIVITY: [],
  ANSWER: [],
};

/** A condition and those that are enough in its place. */
function alternativesOf(conditions: readonly SegmentCondition[]): readonly (readonly SegmentCondition[])[] {
  const groups: SegmentCondition[][] = [];
  for (const condition of conditions) {
    const last = condition.isAlternative ? groups.at(-1) : undefined;
    if (last) last.push(condition);
    else groups.push([condition]);
  }
  return groups;
}

function holdsSql(condition: SegmentCondition): RawBuilder<boolean> {
  const holds = sql<boolean>`coalesce(${CONDITIONS[condition.kind](condition)}, false)`;
  return condition.isNot ? sql<boolean>`not ${holds}` : holds;
}

/**
 * Whether the conditions hold of a row of `member`: of each run of alternatives one has to. Of whom nothing is known, no
 * condition holds, and each that is turned round does.
 */
export function conditionsSql(conditions: readonly SegmentCondition[]): RawBuilder<boolean> {
  const groups = alternativesOf(conditions).map((group) => sql`(${sql.join(group.map(holdsSql), sql` or `)})`);
  return groups.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(groups, sql` and `)})`;
}
