import { type Kysely, sql } from "kysely";
import { newId } from "../../../shared/ids";
import type { JsonObject } from "../../../shared/json";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import { createToken, hashToken } from "./tokens";

/** A secret that is good for one use. */
export interface NewCode {
  /** What it is good for, e.g. `reset`. */
  readonly purpose: string;
  readonly accountId?: string | undefined;
  readonly spaceId?: string | undefined;
  /** What whoever spends it has to know. */
  readonly data?: JsonObject;
  readonly minutes: number;
  /** Of one that people type: a keyed hash of it, since so little can be guessed. @default 256 random bits */
  readonly secret?: string;
}

export interface Code {
  readonly accountId: string | undefined;
  readonly spaceId: string | undefined;
  readonly data: JsonObject;
  readonly expiresAt: string;
}

interface CodePresentation {
  readonly purpose: string;
  readonly secret: string;
  /** Whose it has to be. @default anybody's */
  readonly accountId?: string;
}

const COLUMNS = ["accountId", "spaceId", "data", "expiresAt"] as const;

interface CodeRow {
  readonly accountId: string | null;
  readonly spaceId: string | null;
  readonly data: unknown;
  readonly expiresAt: string;
}

function toCode({ accountId, spaceId, data, expiresAt }: CodeRow): Code {
  return { accountId: accountId ?? undefined, spaceId: spaceId ?? undefined, data: data as JsonObject, expiresAt };
}

/** Makes a code, kept as its hash. @returns the secret, which nobody can read again */
export async function createCode(
  root: Kysely<Tables>,
  { purpose, accountId, spaceId, data = {}, minutes, secret = createToken() }: NewCode,
): Promise<string> {
  await executor(root)
    .insertInto("code")
    .values({
      id: newId(),
      purpose,
      accountId: accountId ?? null,
      spaceId: spaceId ?? null,
      secretHash: hashToken(secret),
      data: JSON.stringify(data),
      expiresAt: sql<string>`now() + make_interval(mins => ${sql.lit(minutes)})`,
    })
    .execute();
  return secret;
}

/** Spends a code: of many at once one gets it. @returns nothing where it is unknown, spent, expired or another's */
export async function spendCode(
  root: Kysely<Tables>,
  { purpose, secret, accountId }: CodePresentation,
): Promise<Code | undefined> {
  const row = await executor(root)
    .updateTable("code")
    .set({ spentAt: sql<string>`now()` })
    .where("purpose", "=", purpose)
    .where("secretHash", "=", hashToken(secret))
    .where("spentAt", "is", null)
    .where("expiresAt", ">", sql<string>`now()`)
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId ?? null))
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && toCode(row);
}

/** What {@link spendCode} would answer, without spending. */
export async function peekCode(
  root: Kysely<Tables>,
  { purpose, secret, accountId }: CodePresentation,
): Promise<Code | undefined> {
  const row = await executor(root)
    .selectFrom("code")
    .select(COLUMNS)
    .where("purpose", "=", purpose)
    .where("secretHash", "=", hashToken(secret))
    .where("spentAt", "is", null)
    .where("expiresAt", ">", sql<string>`now()`)
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId ?? null))
    .executeTakeFirst();
  return row && toCode(row);
}

/** Makes what an account has of these purposes good for nothing. */
export async function voidCodes(
  root: Kysely<Tables>,
  { purposes, accountId }: { readonly purposes: readonly string[]; readonly accountId: string },
): Promise<void> {
  await executor(root)
    .updateTable("code")
    .set({ spentAt: sql<string>`now()` })
    .where("purpose", "in", purposes)
    .where("accountId", "=", accountId)
    .where("spentAt", "is", null)
    .execute();
}
