import { createHash } from "node:crypto";
import type { TestApp } from "./app";

/** A member who is signed in. */
export interface SignedIn {
  readonly memberId: string;
  readonly token: string;
}

const COPY = `
  with one as (select m.*, to_jsonb(m) as whole from member m where m.email = 'member@demo.test'),
  accounts as (
    insert into account select (jsonb_populate_record(null::account, to_jsonb(a) || jsonb_build_object(
      'id', gen_random_uuid(), 'email', 'crowd-' || n || '@test.example'))).*
    from account a, one, generate_series(1, $1::int) n where a.id = one.account_id
    returning id, email)
  select a.id as account, a.email, one.space_id as space, one.whole from accounts a, one`;

/** What the database doesn't compute by itself. */
const COLUMNS = `
  select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
  where table_schema = current_schema() and table_name = 'member' and is_generated = 'NEVER'`;

/** Members beside the demo's one, alike but for their names, each with a session of their own. */
export async function signInMany(app: TestApp, count: number): Promise<readonly SignedIn[]> {
  const { rows } = await app.database.pool.query(COPY, [count]);
  const [columns] = (await app.database.pool.query(COLUMNS)).rows;
  const insert = `insert into member (${columns.names}) select ${columns.names} from jsonb_populate_record(null::member, $1::jsonb)`;
  const members: SignedIn[] = [];
  for (const { account, email, space, whole } of rows) {
    const token = `token-of-${email}`;
    const own = { ...whole, id: account, account_id: account, email, nickname: email.split("@")[0], nickname_key: email };
    await app.database.pool.query(insert, [own]);
    await app.database.pool.query(
      `insert into session (token_hash, account_id, kind, space_id, subject_id, expires_at)
       values ($1, $2, 'member', $3, $2, now() + interval '1 day')`,
      [createHash("sha256").update(token).digest(), account, space],
    );
    members.push({ memberId: account, token });
  }
  return members;
}
