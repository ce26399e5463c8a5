import { findMembers, type RouteContext, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Invited } from "../../shared/api/people";
import { MEMBER_ERRORS } from "../../shared/errors";

interface Person {
  /** The member whose address it is. */
  readonly id?: string;
  readonly email: string;
  readonly name?: string | null;
  readonly surname?: string | null;
}

/** Addresses are invited as they are; other names must be members'. @throws AppError `members.unknownMembers` */
async function readPeople({ db }: RouteContext, names: readonly string[]): Promise<readonly Person[]> {
  const { members, unknown } = await findMembers(db, names, true);
  const strangers = unknown.filter((name) => name.includes("@"));
  const nobody = unknown.filter((name) => !name.includes("@"));
  if (nobody.length > 0) throw new AppError(MEMBER_ERRORS.unknownMembers, { extensions: { unknown: nobody } });
  const ids = members.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("member")
          .select(["id", "email", "name", "surname", "status", "nickname"])
          .where("id", "in", ids)
          .execute();
  const entered = rows.filter(({ status }) => status !== "INVITED").map(({ nickname }) => nickname);
  if (entered.length > 0) throw new AppError(MEMBER_ERRORS.alreadyEntered, { extensions: { members: entered } });
  return [...rows, ...strangers.map((email) => ({ email }))];
}

/** Sends one person an invitation, and makes the link of the one before good for nothing. @returns what happened */
async function inviteOne({ db, records }: RouteContext, { id, email, name, surname }: Person): Promise<keyof Invited> {
  const before = await db
    .selectFrom("invitation")
    .select("id")
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
  if (before) await records.remove("invitation", before.id);
  const made = await records.create("invitation", { email, ...(name ? { name } : {}), ...(surname ? { surname } : {}) });
  if (id) await db.updateTable("invitation").set({ member: id }).where("id", "=", String(made.id)).execute();
  return before ? "resent" : "invited";
}

/**
 * Invites people who haven't entered: members by any of their names, others by their address. All of them, or nobody.
 * @throws AppError `members.unknownMembers`, `members.alreadyEntered`
 */
export async function inviteMembers(context: RouteContext, names: readonly string[]): Promise<Invited> {
  const { db } = context;
  return db.transaction(async () => {
    // One call after another: whoever is invited by two at once gets an invitation, then its renewal.
    const lock = sql<unknown>`pg_advisory_xact_lock(hashtextextended(${`members.invite:${db.spaceId}`}, 0))`;
    await db.selectFrom("staffRole").select(lock.as("lock")).limit(1).execute();
    const counts = { invited: 0, resent: 0 };
    for (const person of await readPeople(context, names)) counts[await inviteOne(context, person)]++;
    return counts;
  });
}
