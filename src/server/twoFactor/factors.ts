import { type Kysely, type Selectable, sql } from "kysely";
import { AppError } from "../../shared/errors";
import { newId } from "../../shared/ids";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

export type Factor = Selectable<Tables["secondFactor"]>;
export type FactorKind = Factor["kind"];

/** Makes whoever changes the same account's factors wait; within a transaction. */
export async function lockAccount(root: Kysely<Tables>, accountId: string): Promise<void> {
  await executor(root).selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
}

/** The factors that a sign-in is confirmed by, the first first. */
export function confirmedFactors(root: Kysely<Tables>, accountId: string): Promise<readonly Factor[]> {
  return executor(root)
    .selectFrom("secondFactor")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is not", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** The telephone that codes go to: the one confirmed last. */
export function phoneOf(factors: readonly Factor[]): Factor | undefined {
  return factors.findLast(({ kind }) => kind === "sms");
}

/** Begins a factor; one of the kind that was begun before is given up. */
export async function beginFactor(
  root: Kysely<Tables>,
  { accountId, kind, secretOf }: Pick<Factor, "accountId" | "kind"> & { readonly secretOf: (id: string) => Buffer },
): Promise<Factor> {
  const db = executor(root);
  await db
    .deleteFrom("secondFactor")
    .where("accountId", "=", accountId)
    .where("kind", "=", kind)
    .where("confirmedAt", "is", null)
    .execute();
  const id = newId();
  return db
    .insertInto("secondFactor")
    .values({ id, accountId, kind, label: "", secret: secretOf(id) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One of the account's own. @throws AppError `record.notFound` */
export async function findFactor(
  root: Kysely<Tables>,
  { accountId, id, isConfirmed }: { readonly accountId: string; readonly id: string; readonly isConfirmed: boolean },
): Promise<Factor> {
  const factor = await executor(root)
    .selectFrom("secondFactor")
    .selectAll()
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("confirmedAt", isConfirmed ? "is not" : "is", null)
    .executeTakeFirst();
  if (!factor) throw new AppError("record.notFound");
  return factor;
}

/** Notes that a sign-in was confirmed by it. */
export async function noteUse(root: Kysely<Tables>, id: string): Promise<void> {
  await executor(root).updateTable("secondFactor").set({ lastUsedAt: sql<string>`now()` }).where("id", "=", id).execute();
}

/** Gives one of the account's factors a name. @throws AppError `record.notFound` */
export async function nameFactor(
  root: Kysely<Tables>,
  { accountId, id, label }: Pick<Factor, "accountId" | "id" | "label">,
): Promise<void> {
  const named = await root
    .updateTable("secondFactor")
    .set({ label })
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("confirmedAt", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (!named) throw new AppError("record.notFound");
}
