import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { createCode, spendCode } from "../access/credentials/codes";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { Seal } from "./seal";

export const RECOVERY_PURPOSE = "secondFactor.recovery";
const COUNT = 10;
const HALF = 5;
/** Without what is mistaken for one another; ten of them are some 49 bits. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
/** They lie in a drawer until they are needed. */
const MINUTES = 100 * 365 * 24 * 60;

interface Owner {
  readonly seal: Seal;
  readonly accountId: string;
}

const normalise = (code: string): string => code.toLowerCase().replaceAll("-", "");
const markOf = ({ seal, accountId }: Owner, code: string): string => seal.mark(RECOVERY_PURPOSE, accountId, normalise(code));

function newCode(): string {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${half()}-${half()}`;
}

/** Takes all of an account's recovery codes away. */
export async function dropRecoveryCodes(root: Kysely<Tables>, accountId: string): Promise<void> {
  await executor(root).deleteFrom("code").where("purpose", "=", RECOVERY_PURPOSE).where("accountId", "=", accountId).execute();
}

/** Ten new codes, each good for one sign-in; those before are void. @returns them, whom nobody can read again */
export async function renewRecoveryCodes(root: Kysely<Tables>, owner: Owner): Promise<readonly string[]> {
  const { accountId } = owner;
  await dropRecoveryCodes(root, accountId);
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newCode());
  for (const code of codes)
    await createCode(root, { purpose: RECOVERY_PURPOSE, accountId, minutes: MINUTES, secret: markOf(owner, code) });
  return [...codes];
}

/** How many an account has left. */
export async function countRecoveryCodes(root: Kysely<Tables>, accountId: string): Promise<number> {
  const { count } = await executor(root)
    .selectFrom("code")
    .select(sql<number>`count(*)`.as("count"))
    .where("purpose", "=", RECOVERY_PURPOSE)
    .where("accountId", "=", accountId)
    .where("spentAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Spends a recovery code. @returns whether it was one */
export async function spendRecoveryCode(
  root: Kysely<Tables>,
  { code, ...owner }: Owner & { readonly code: string },
): Promise<boolean> {
  const presented = { purpose: RECOVERY_PURPOSE, secret: markOf(owner, code), accountId: owner.accountId };
  return (await spendCode(root, presented)) !== undefined;
}
