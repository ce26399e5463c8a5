import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import type { Tables } from "../../db/generated/tables";
import { demandEmail } from "../credentials/email";
import { isPassword } from "../credentials/passwords";
import {
  demandAttempt,
  FROM_ADDRESS,
  forgetLimits,
  GUESSES,
  GUESSES_AT_HOME,
  type RateLimit,
  releaseLimits,
} from "../limits/limits";
import { networkOf } from "../limits/network";
import { rememberPlace, wasSignedInFrom } from "../limits/places";
import type { SessionKind } from "../session/session";
import type { SessionStart } from "../session/sessions";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Somebody who is known to be who they say. */
export interface KnownAccount {
  readonly id: string;
  readonly email: string;
  readonly isBackoffice: boolean;
}

interface Account extends KnownAccount {
  readonly passwordHash: string;
}

/** The account that e-mail and password open. @throws AppError `auth.wrongLogin`, alike for either being wrong */
async function verifyAccount(root: Kysely<Tables>, { email, password }: Credentials): Promise<Account> {
  const account = await root.selectFrom("account").selectAll().where("email", "=", email).executeTakeFirst();
  const isRight = await isPassword(password, account?.passwordHash);
  if (!account?.passwordHash || !isRight) throw new AppError("auth.wrongLogin");
  return { ...account, passwordHash: account.passwordHash };
}

/** What the guesses at an account's password are counted by: those from where its owner signs in stand apart. */
export function guessesAt(email: string, network: string | undefined): RateLimit {
  if (network === undefined) return { scope: "signIn", key: email, limits: GUESSES };
  return { scope: "signIn.home", key: `${network} ${email}`, limits: GUESSES_AT_HOME };
}

/** Verifies with every try counted before, right ones taken back after. */
async function verifyCounted(
  root: Kysely<Tables>,
  credentials: Credentials,
  address: string,
): Promise<{ account: Account; isKnownPlace: boolean }> {
  const { email } = credentials;
  const network = networkOf(address);
  const fromThere: RateLimit = { scope: "signIn.from", key: network, limits: FROM_ADDRESS };
  await demandAttempt(root, fromThere);
  const isKnown = await wasSignedInFrom(root, { email, network });
  const guesses = guessesAt(email, isKnown ? network : undefined);
  await demandAttempt(root, guesses);
  const account = await verifyAccount(root, credentials);
  await forgetLimits(root, guesses);
  await releaseLimits(root, fromThere);
  await rememberPlace(root, { email, network });
  return { account, isKnownPlace: isKnown };
}

/** @throws AppError `community.notFound` */
export async function findCommunity(root: Kysely<Tables>, origin: string): Promise<{ id: string }> {
  const space = await root.selectFrom("space").select("id").where("origin", "=", origin).executeTakeFirst();
  if (!space) throw new AppError("community.notFound");
  return space;
}

/** The member of a community that the account is; one invited by this e-mail becomes the account's with the first sign-in. */
async function findMember(root: Kysely<Tables>, spaceId: string, account: KnownAccount): Promise<{ id: string } | undefined> {
  const own = await root
    .selectFrom("member")
    .select(["id", "status"])
    .where("spaceId", "=", spaceId)
    .where("accountId", "=", account.id)
    .executeTakeFirst();
  if (own) return own.status === "INACTIVE" ? undefined : own;
  return root
    .updateTable("member")
    .set({ accountId: account.id, status: "ACTIVE" })
    .where("spaceId", "=", spaceId)
    .where("email", "=", account.email)
    .where("accountId", "is", null)
    .where("status", "<>", "INACTIVE")
    .returning("id")
    .executeTakeFirst();
}

async function findStaffRole(root: Kysely<Tables>, account: KnownAccount, spaceKind: "community" | "company", spaceId?: string) {
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

/** What a session stands for. */
export type Subject = Omit<SessionStart, "accountId" | "kind">;

type Find = (root: Kysely<Tables>, account: KnownAccount, origin: string | undefined) => Promise<Subject | undefined>;

/** Who may sign in where: what each kind of session stands for. */
const SUBJECT_FINDERS: Readonly<Record<SessionKind, Find>> = {
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
 * What an account signs in as at a community's sign-in page; nothing where it has no access.
 * @throws AppError `community.notFound`
 */
export function findSubject(
  root: Kysely<Tables>,
  { kind, account, origin }: { readonly kind: "member" | "staff"; readonly account: KnownAccount; readonly origin: string },
): Promise<Subject | undefined> {
  return SUBJECT_FINDERS[kind](root, account, origin);
}

export interface SignIn {
  readonly kind: SessionKind;
  readonly credentials: Credentials;
  /** Of the community whose sign-in page it is. */
  readonly origin: string | undefined;
  /** IP address of the caller. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

export interface SignedIn extends SessionStart {
  /** Whether the account was signed in to from there before. */
  readonly isKnownPlace: boolean;
}

/**
 * Checks a login at one of the sign-in pages (spec section 7, authentication).
 * @throws AppError `auth.needsEmail`, `auth.tooManyAttempts`, `auth.wrongLogin`, also for an account that has no business
 *   at this sign-in page; `auth.notMember`, `community.notFound`
 */
export async function signIn(root: Kysely<Tables>, { kind, credentials, origin, address, userAgent }: SignIn): Promise<SignedIn> {
  const email = demandEmail(credentials.email);
  if (origin !== undefined) await findCommunity(root, origin);
  const { account, isKnownPlace } = await verifyCounted(root, { email, password: credentials.password }, address);
  const found = await SUBJECT_FINDERS[kind](root, account, origin);
  // Only whoever knows the password learns this.
  if (!found) throw new AppError(kind === "member" ? "auth.notMember" : "auth.wrongLogin");
  return { accountId: account.id, kind, userAgent, passwordHash: account.passwordHash, isKnownPlace, ...found };
}
