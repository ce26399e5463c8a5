// What a developer would write by hand for members: Fastify and pg, named statements, one round trip a call where
// one will do. Checks the same session and space as the generated API and writes the same audit row.
import { createHash, randomUUID } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";

/** The columns of a record, of table `m`. */
const COLUMNS = `m.id, m.space_id as "spaceId", m.created_at as "createdAt", m.updated_at as "updatedAt", m.version, m.nickname, m.email, m.name,
  m.surname, m.gender, m.birth_date as "birthDate", extract(year from age((now() at time zone 'UTC')::date, m.birth_date))::int as age,
  m.province_area as "provinceArea", m.province, m.zone, m.phone, m.tags, m.public_tags as "publicTags", m.observations, m.points, m.medals, m.status, m.image,
  m.is_online as "isOnline", m.last_seen_at as "lastSeenAt"`;
const COUNTS = `(select count(*)::int from comment c where c.member = m.id and c.deleted_at is null) as "commentCount",
  (select count(*)::int from participation p where p.member = m.id) as "participationCount"`;
const RECORD = `${COLUMNS}, ${COUNTS}`;
/** Of what was written just now nothing needs counting. */
const NEW = `${COLUMNS}, 0 as "commentCount", 0 as "participationCount"`;
const SESSION = `session s join staff_role r on r.id = s.subject_id and r.space_id = s.space_id and r.account_id = s.account_id
  and r.role in ('MODERATOR', 'ADMINISTRATOR')`;

const types = {
  getTypeParser(oid, format) {
    if (oid === pg.types.builtins.TIMESTAMPTZ) return (text) => new Date(text).toISOString();
    if (oid === pg.types.builtins.DATE) return (text) => text;
    return pg.types.getTypeParser(oid, format);
  },
};
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, types });
const nullable = (type) => ({ type, nullable: true });
const strings = [
  "id",
  "spaceId",
  "createdAt",
  "updatedAt",
  "nickname",
  "email",
  "name",
  "surname",
  "gender",
  "birthDate",
  "provinceArea",
  "province",
  "zone",
  "phone",
  "observations",
  "status",
  "image",
  "lastSeenAt",
];
const integers = ["version", "points", "medals", "age", "commentCount", "participationCount"];
const member = {
  type: "object",
  properties: {
    ...Object.fromEntries(strings.map((name) => [name, nullable("string")])),
    ...Object.fromEntries(integers.map((name) => [name, nullable("integer")])),
    isOnline: nullable("boolean"),
    tags: { type: "array", nullable: true, items: { type: "string" } },
    publicTags: { type: "array", nullable: true, items: { type: "string" } },
  },
};
const body = {
  type: "object",
  additionalProperties: false,
  required: ["nickname", "email"],
  properties: {
    nickname: { type: "string", minLength: 1, maxLength: 40 },
    email: { type: "string", format: "email", maxLength: 320 },
    name: nullable("string"),
    surname: nullable("string"),
    gender: { enum: ["M", "W", null] },
    birthDate: { type: "string", format: "date", nullable: true },
    province: nullable("string"),
    zone: nullable("string"),
    phone: nullable("string"),
    observations: nullable("string"),
    tags: { type: "array", nullable: true, items: { type: "string" } },
    publicTags: { type: "array", nullable: true, items: { type: "string" } },
  },
};

const tokenHash = (request) => createHash("sha256").update(request.headers.authorization.slice(7)).digest();
const app = Fastify({ logger: false });

const READ = `select ${RECORD} from ${SESSION} left join member m on m.id = $2::uuid and m.space_id = s.space_id
  where s.token_hash = $1 and s.expires_at > now()`;
app.get("/api/members/:id", { schema: { response: { 200: member } } }, async (request, reply) => {
  const { rows } = await pool.query({ name: "read", text: READ, values: [tokenHash(request), request.params.id] });
  if (rows.length === 0) return reply.code(401).send();
  return rows[0].id ? rows[0] : reply.code(404).send();
});

const LIST = `with session_space as (select s.space_id from ${SESSION} where s.token_hash = $1 and s.expires_at > now())
  select ${RECORD} from session_space left join lateral (
    select * from member where space_id = session_space.space_id order by sort_key(nickname) collate "C", id limit $2 offset $3
  ) m on true order by sort_key(m.nickname) collate "C", m.id`;
const COUNT = `select count(*)::int as total from member
  where space_id = (select s.space_id from ${SESSION} where s.token_hash = $1 and s.expires_at > now())`;
app.get("/api/members", { schema: { response: { 200: { type: "array", items: member } } } }, async (request, reply) => {
  const [from, to] = JSON.parse(request.query.range);
  const hash = tokenHash(request);
  const [page, count] = await Promise.all([
    pool.query({ name: "list", text: LIST, values: [hash, to - from + 1, from] }),
    request.query.count === "false" ? undefined : pool.query({ name: "count", text: COUNT, values: [hash] }),
  ]);
  if (page.rows.length === 0) return reply.code(401).send();
  reply.header("Content-Range", `members ${from}-${to}/${count ? count.rows[0].total : "*"}`);
  return page.rows;
});

const CREATE = `with who as (select s.space_id, s.account_id from ${SESSION} where s.token_hash = $1 and s.expires_at > now()),
  made as (insert into member (id, space_id, nickname, email, name, surname, gender, birth_date, province, zone, phone, tags, public_tags,
      observations, points, status)
    select $2::uuid, space_id, $3::text, $4::text, $5::text, $6::text, $7::text, $8::date, $9::text, $10::text, $11::text, $12::text[],
      $13::text[], $14::text, 0, 'INVITED' from who returning *),
  log as (insert into audit_log (space_id, account_id, action, entity, record_id, changes)
    select space_id, account_id, 'create', 'member', $2::uuid, $15::jsonb from who)
  select ${NEW} from made m`;
app.post("/api/members", { schema: { body, response: { 201: member } } }, async (request, reply) => {
  const given = request.body;
  const changes = JSON.stringify(Object.fromEntries(Object.keys(given).map((name) => [name, "personal"])));
  const { rows } = await pool.query({
    name: "create",
    text: CREATE,
    values: [
      tokenHash(request),
      randomUUID(),
      given.nickname,
      given.email.toLowerCase(),
      given.name,
      given.surname,
      given.gender,
      given.birthDate,
      given.province,
      given.zone,
      given.phone,
      given.tags,
      given.publicTags,
      given.observations,
      changes,
    ],
  });
  return rows.length === 0 ? reply.code(401).send() : reply.code(201).send(rows[0]);
});

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
console.log(`ready: http://localhost:${app.server.address().port}`);
