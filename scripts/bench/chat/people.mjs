// Members with a chat and people of the team, all signed in already.
import { createHash } from "node:crypto";
import { signedInMembers } from "../signedInMembers.mjs";

const hashOf = (token) => createHash("sha256").update(token).digest();

const TEAM = `with made as (
    insert into account (id, email) select id, email from unnest($1::uuid[], $2::text[]) as one (id, email) returning id, email),
  roles as (
    insert into staff_role (id, space_id, email, name, role, account_id)
    select id, $3::uuid, email, split_part(email, '@', 1), $4, id from made)
  insert into session (token_hash, account_id, kind, space_id, subject_id, expires_at)
  select token_hash, id, 'staff', $3::uuid, id, now() + interval '1 day' from unnest($5::bytea[], $1::uuid[]) as one (token_hash, id)`;

async function signedInTeam(place, { count, space, role, prefix }) {
  const people = Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    email: `${prefix}${n}@bench.test`,
    token: `${prefix}-token-${n}`,
  }));
  const ids = people.map(({ id }) => id);
  const hashes = people.map(({ token }) => hashOf(token));
  await place.query(TEAM, [ids, people.map(({ email }) => email), space, role, hashes]);
  return people;
}

const SESSIONS = `insert into session (token_hash, account_id, kind, space_id, subject_id, expires_at)
  select token_hash, id, 'member', $3::uuid, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as one (token_hash, id)`;

/** Devices that each member is signed in on besides. @returns the members with all their tokens */
async function onDevices(place, { members, devices, space }) {
  const all = members.map((member) => ({
    ...member,
    tokens: [member.token, ...Array.from({ length: devices - 1 }, (_, n) => `${member.token}-${n}`)],
  }));
  const added = all.flatMap(({ id, tokens }) => tokens.slice(1).map((token) => ({ id, hash: hashOf(token) })));
  await place.query(SESSIONS, [added.map(({ hash }) => hash), added.map(({ id }) => id), space]);
  return all;
}

/** Everybody of the benchmark, in the demo's community. */
export async function openPeople(place, { members: count, devices, moderators, observers }) {
  const [{ id: space }] = await place.query("select id from space where origin = 'demo'");
  const members = await signedInMembers(place, { count, space, prefix: "chats" });
  return {
    space,
    members: await onDevices(place, { members, devices, space }),
    moderators: await signedInTeam(place, { count: moderators, space, role: "MODERATOR", prefix: "answers" }),
    observers: await signedInTeam(place, { count: observers, space, role: "OBSERVATOR", prefix: "watches" }),
  };
}
