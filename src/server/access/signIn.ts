import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import type { Tables } from "../db/generated/tables";
import { isPassword } from "./passwords";
import type { SessionKind } from "./session";
import type { SessionStart } from "./sessions";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Account {
  readonly id: string;
  readonly email: string;
  readonly isBackoffice: boolean;
}

/** The account that e-mail and password open. @throws AppError `auth.wrongLogin`, alike for either being wrong */
async function verifyAccount(root: Kysely<Tables>, { email, password }: Credentials): Promise<Account> {
  const account = await root.selectFrom("account").selectAll().where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight) throw new AppError("auth.wrongLogin");
  return account;
}

async function findCommunity(root: Kysely<Tables>, origin: string): Promise<{ id: string }> {
  const space = await root.selectFrom("space").select("id").where("origin", "=", origin).executeTakeFirst();
  if (!space) throw new AppError("community.notFound");
  return space;
}

/** The member of a community that the account is; one invited by this e-mail becomes the account's with the first sign-in. */
async function findMember(root: Kysely<Tables>, spaceId: string, account: Account): Promise<{ id: string } | undefined> {
  const own = await root
    .selectFrom("member")
    .select("id")
    .where("spaceId", "=", spaceId)
    .where("accountId", "=", account.id)
    .executeTakeFirst();
  if (own) return own;
  return root
    .updateTable("member")
    .set({ accountId: account.id, status: "ACTIVE" })
    .where("spaceId", "=", spaceId)
    .where("email", "=", account.email)
    .where("accountId", "is", null)
    .returning("id")
    .executeTakeFirst();
}

async function findStaffRole(root: Kysely<Tables>, account: Account, spaceKind: "community" | "company", spaceId?: string) {
  return root
    .selectFrom("staffRole")
    .innerJoin("space", "space.id", "staffRole.spaceId")
    .select(["staffRole.id", "staffRole.spaceId"])
    .where("staffRole.accountId", "=", account.id)
    .where("space.kind", "=", spaceKind)
    .$if(spaceId !== undefined, (query) => query.where("staffRole.spaceId", "=", spaceId ?? ""))
    .orderBy("staffRole.createdAt")
    .executeTakeFirst();
}

type Find = (
  root: Kysely<Tables>,
  account: Account,
  origin: string | undefined,
) => Promise<Omit<SessionStart, "accountId" | "kind"> | undefined>;

/** Who may sign in by which door: what each kind of session stands for. */
const DOORS: Readonly<Record<SessionKind, Find>> = {
  member: async (root, account, origin) => {
    const { id: spaceId } = await findCommunity(root, origin ?? "");
    const member = await findMember(root, spaceId, account);
    return member && { spaceId, subjectId: member.id };
  },
  staff: async (root, account, origin) => {
    const { id: spaceId } = await findCommunity(root, origin ?? "");
    const role = await findStaffRole(root, account, "community", spaceId);
    return role && { spaceId, subjectId: role.id };
  },
  suite: async (root, account) => {
    const role = await findStaffRole(root, account, "company");
    return role && { spaceId: role.spaceId, subjectId: role.id };
  },
  backoffice: async (_root, account) => (account.isBackoffice ? { spaceId: null, subjectId: null } : undefined),
};

/**
 * Checks a login by one of the doors (spec section 7, authentication).
 * @throws AppError `auth.wrongLogin`, also for an account that has no business at this door; `community.notFound`
 */
export async function signIn(
  root: Kysely<Tables>,
  kind: SessionKind,
  credentials: Credentials,
  origin?: string,
): Promise<SessionStart> {
  if (origin !== undefined) await findCommunity(root, origin);
  const account = await verifyAccount(root, credentials);
  const found = await DOORS[kind](root, account, origin);
  if (!found) throw new AppError("auth.wrongLogin");
  return { accountId: account.id, kind, ...found };
}
