// What `npm run bench:results` is compared with: the counts of a weighted, filtered cross table in one statement on the
// answers' own tables. It imports nothing of ours.
import pg from "pg";

const STATEMENT = `with people as (
    select w.value::text::float8 as weight, a.value #>> '{}' as row, b.value #>> '{}' as "column"
    from response r
      join answer f on f.response = r.id and f.questionnaire_version = r.questionnaire_version and f.question_id = $2
      join answer w on w.response = r.id and w.questionnaire_version = r.questionnaire_version and w.question_id = 'weight'
      join answer a on a.response = r.id and a.questionnaire_version = r.questionnaire_version and a.question_id = $3
      left join answer b on b.response = r.id and b.questionnaire_version = r.questionnaire_version and b.question_id = $4
    where r.questionnaire = $1 and r.state = 'complete' and not r.is_test and f.value #>> '{}' in ('o1', 'o2')
      and w.value::text::float8 > 0)
  select row, "column", count(*)::int as count, sum(weight) as weighted, sum(weight * weight) as squares
  from people group by grouping sets ((row, "column"), (row), ("column"), ())`;

/** @returns the counts of options by options and of all, of who gave o1 or o2 to the filter's question */
export async function countByHand(url, questionnaire, { filter, row, column }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const begun = performance.now();
  const { rows } = await client.query(STATEMENT, [questionnaire, filter, row, column]);
  const milliseconds = performance.now() - begun;
  await client.end();
  return { rows, milliseconds };
}
