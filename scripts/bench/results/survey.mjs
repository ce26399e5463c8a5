// The survey of 60 questions whose results `npm run bench:results` reads, and its responses, written by the database itself.
const text = (es) => ({ es });
const options = (count) => Array.from({ length: count }, (_, n) => ({ code: `o${n + 1}`, label: text(`Respuesta ${n + 1}`) }));

/** Each kind of question with its settings, and an answer in SQL: `r` is a hash of respondent and question, 0 and more. */
const KINDS = [
  { type: "single-choice", settings: { options: options(8) }, answer: "to_jsonb('o' || 1 + r % 8)" },
  { type: "single-choice", settings: { options: options(5) }, answer: "to_jsonb('o' || 1 + (r % 11) % 5)" },
  { type: "rating", settings: { style: "numbers", min: 1, max: 10 }, answer: "to_jsonb(1 + r % 10)" },
  {
    type: "multiple-choice",
    settings: { options: options(10), max: 5 },
    answer: "jsonb_build_array('o' || 1 + r % 5, 'o' || 6 + (r / 5) % 5)",
  },
  { type: "single-choice", settings: { options: options(4) }, answer: "to_jsonb('o' || 1 + (r % 7) % 4)" },
  { type: "number", settings: { minValue: 0, maxValue: 120, maxDecimals: 0 }, answer: "to_jsonb(18 + r % 70)" },
];
const WEIGHT = {
  type: "number",
  settings: { minValue: 0, maxValue: 5, maxDecimals: 3 },
  answer: "to_jsonb(round((0.4 + (r % 1600) / 1000.0)::numeric, 3))",
};
const asked = Array.from({ length: 60 }, (_, n) => ({
  id: n === 59 ? "weight" : `q${n + 1}`,
  ...(n === 59 ? WEIGHT : KINDS[n % KINDS.length]),
}));

export const QUESTIONNAIRE = {
  languages: ["es"],
  title: text("Sesenta preguntas"),
  blocks: Array.from({ length: 6 }, (_, block) => ({
    id: `b${block}`,
    questions: asked.slice(block * 10, block * 10 + 10).map(({ id, type, settings }, n) => ({
      id,
      variable: id,
      type,
      title: text(`Pregunta ${block * 10 + n + 1}`),
      required: false,
      ...settings,
    })),
  })),
};

/** Questions of one option each, for rows, columns and filters. */
export const SINGLE = asked.flatMap(({ id, type }) => (type === "single-choice" ? [id] : []));

/** Ids in order, as those of the product are: their indexes grow at the end. */
const idOf = (number) => `('01900000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** Complete responses to a published survey, a 20th of them without an answer to a question. `$1` is the questionnaire. */
export const responsesSql = (count, id = idOf("n")) => `insert into response
    (id, space_id, questionnaire, questionnaire_version, channel, state, disposition, started_at, completed_at)
  select ${id}, v.space_id, v.questionnaire, v.id, 'link', 'complete', 'complete',
    now() - n * interval '1 second', now() - n * interval '1 second'
  from questionnaire_version v, generate_series(1, ${count}) n where v.questionnaire = $1 and v.number = 1`;

/** Answers of who is in `from`, which has the columns of `response`. */
const answersOf = (from, id) => `insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
  select ${id}, a.space_id, a.id, a.questionnaire_version, a.question_id,
    case a.question_id ${asked.map(({ id, answer }) => `when '${id}' then ${answer}`).join(" ")} end, a.completed_at
  from (select people.*, q as question_id, abs(hashtext(people.id::text || q)) as r
    from ${from} people, unnest(array[${asked.map(({ id }) => `'${id}'`).join(",")}]) q) a
  where a.r % 20 > 0`;

/** To all responses. `$1` is the questionnaire. */
export const answersSql = answersOf("(select * from response where questionnaire = $1)", idOf("row_number() over ()"));

/** One more response, with its answers. `$1` is the questionnaire. */
export const arrivalSql = `with came as (${responsesSql(1, "gen_random_uuid()")} returning *) ${answersOf("came", "gen_random_uuid()")}`;
