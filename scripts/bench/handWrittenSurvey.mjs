// What a developer would write by hand for members' answers: Fastify and pg, named statements, as few round trips as
// will do. One reads session, survey and response; one stores what was answered while the response is open, and counts a
// whole survey in its quota. It checks neither the answers nor the way there, and reserves nothing.
import { createHash, randomUUID } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const tokenHash = (request) => createHash("sha256").update(request.headers.authorization.slice(7)).digest();

const READ = `select r.id, r.space_id, r.questionnaire_version
  from session s
  join member m on m.id = s.subject_id and m.space_id = s.space_id and m.status = 'ACTIVE'
  join activity a on a.id = $2::uuid and a.space_id = s.space_id and a.status <> 'CONFIGURING'
  join response r on r.questionnaire = a.questionnaire and r.member = m.id and r.state = 'open'
  where s.token_hash = $1 and s.expires_at > now()`;
const WRITE = `with held as (select id, space_id, questionnaire_version from response where id = $1 and state = 'open' for update)
  insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
  select $2::uuid, space_id, id, questionnaire_version, $3::text, $4::jsonb, now() from held
  on conflict (space_id, response, question_id) do update set value = excluded.value, saved_at = excluded.saved_at`;

const app = Fastify({ logger: false });
const body = { type: "object", required: ["value"], additionalProperties: false, properties: { value: {} } };
app.put("/api/activities/:id/execution/answers/:questionId", { schema: { body } }, async (request, reply) => {
  const { id, questionId } = request.params;
  const { rows } = await pool.query({ name: "read", text: READ, values: [tokenHash(request), id] });
  if (rows.length === 0) return reply.code(401).send();
  const values = [rows[0].id, randomUUID(), questionId, JSON.stringify(request.body.value)];
  await pool.query({ name: "write", text: WRITE, values });
  return reply.code(204).send();
});

const COMPLETE = `with held as (select id, space_id, questionnaire_version from response where id = $1 and state = 'open' for update),
  counted as (update quota set completed = completed + 1
    where title = $2 and activity = $3::uuid and completed < target and exists (select from held) returning id),
  done as (update response set state = 'complete', disposition = 'complete', completed_at = now()
    where id in (select id from held) and exists (select from counted)),
  given as (select unnest($4::uuid[]) as id, unnest($5::text[]) as question_id, unnest($6::jsonb[]) as value)
  insert into answer (id, space_id, response, questionnaire_version, question_id, value, saved_at)
  select given.id, held.space_id, held.id, held.questionnaire_version, given.question_id, given.value, now() from held, given
  on conflict (space_id, response, question_id) do update set value = excluded.value, saved_at = excluded.saved_at`;
app.post("/api/activities/:id/execution/complete", async (request, reply) => {
  const { id } = request.params;
  const { rows } = await pool.query({ name: "read", text: READ, values: [tokenHash(request), id] });
  if (rows.length === 0) return reply.code(401).send();
  const answers = Object.entries(request.body.answers);
  const columns = [
    answers.map(() => randomUUID()),
    answers.map(([questionId]) => questionId),
    answers.map(([, { value }]) => JSON.stringify(value)),
  ];
  await pool.query({ name: "complete", text: COMPLETE, values: [rows[0].id, request.body.answers.sex.value, id, ...columns] });
  return { state: "complete" };
});

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
console.log(`ready: http://localhost:${app.server.address().port}`);
