// Members of the demo who are signed in already: signing in is measured elsewhere.
import { createHash } from "node:crypto";

const hashOf = (token) => createHash("sha256").update(token).digest();

/** Each is a member, an account and a session under one id. */
const MADE = `with made as (
    insert into account (id, email) select id, email from unnest($1::uuid[], $2::text[]) as one (id, email) returning id, email),
  people as (
    insert into member (id, space_id, nickname, email, status, account_id)
    select id, $3::uuid, split_part(email, '@', 1), email, 'ACTIVE', id from made)
  select id from made`;
const SESSIONS = `insert into session (token_hash, account_id, kind, space_id, subject_id, expires_at)
  select token_hash, id, 'member', $3::uuid, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as one (token_hash, id)`;

/**
 * @param place a database, see `openPlace`
 * @returns the members, with the token that each calls with
 */
export async function signedInMembers(place, { count, space, prefix = "talks" }) {
  const members = Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    email: `${prefix}${n}@bench.test`,
    token: `${prefix}-token-${n}`,
  }));
  const ids = members.map(({ id }) => id);
  await place.query(MADE, [ids, members.map(({ email }) => email), space]);
  await place.query(SESSIONS, [members.map(({ token }) => hashOf(token)), ids, space]);
  return members;
}
