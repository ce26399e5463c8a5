import { type Kysely, sql } from "kysely";
import { AppError } from "../../shared/errors";
import type { Session } from "../access/session/session";
import { noteActs } from "../activityLog/noteActs";
import type { Tables } from "../db/generated/tables";
import { executor, inTransaction } from "../db/transaction";
import { confirmedFactors, findFactor, lockAccount } from "./factors";
import { mailChange, type NoticeTo } from "./notices";
import { dropRecoveryCodes } from "./recoveryCodes";
import { isDemanded } from "./sessionStep";
import { dropCodes } from "./smsCodes";
import type { TwoFactorTools } from "./twoFactorTools";

/** Takes all that an account confirms a sign-in by, within the transaction. @returns how many factors there were */
async function removeAll(root: Kysely<Tables>, accountId: string): Promise<number> {
  await dropRecoveryCodes(root, accountId);
  await dropCodes(root, accountId);
  const removed = await executor(root).deleteFrom("secondFactor").where("accountId", "=", accountId).returning("id").execute();
  return removed.length;
}

/**
 * Removes one of one's own factors, the password shown before; with the last one the recovery codes go.
 * @throws AppError `record.notFound`, `auth.lastSecondFactor`
 */
export function removeFactor(
  tools: TwoFactorTools,
  { session, id, notice }: { readonly session: Session; readonly id: string; readonly notice: NoticeTo },
): Promise<void> {
  const { root } = tools;
  const { accountId } = session;
  return inTransaction(root, async () => {
    await lockAccount(root, accountId);
    const factor = await findFactor(root, { accountId, id, isConfirmed: true });
    const isLast = (await confirmedFactors(root, accountId)).length === 1;
    if (isLast && (await isDemanded(root, session))) throw new AppError("auth.lastSecondFactor");
    if (isLast) await removeAll(root, accountId);
    else {
      await executor(root).deleteFrom("secondFactor").where("id", "=", factor.id).execute();
      await dropCodes(root, accountId);
    }
    await mailChange(tools, "removed", notice);
  });
}

/** Whose second factors a person may take away, who has lost them all: SQL over account `a`. */
const REACH: readonly {
  readonly key: string;
  readonly reaches: (spaceId: string | undefined) => ReturnType<typeof sql<boolean>>;
}[] = [
  { key: "backoffice", reaches: () => sql`true` },
  {
    key: "mainAdmin",
    reaches: (spaceId) => sql`not a.is_backoffice and (
      exists (select from member m where m.account_id = a.id and m.space_id = ${spaceId ?? null})
      or exists (select from staff_role r where r.account_id = a.id and r.space_id = ${spaceId ?? null}))`,
  },
  {
    key: "suite:SUPERADMIN",
    reaches: (spaceId) => sql`not a.is_backoffice
      and exists (select from staff_role r where r.account_id = a.id and r.space_id = ${spaceId ?? null})`,
  },
];

/** The person, if it is for the session to help. @throws AppError `access.denied`, `record.notFound` */
async function demandReach(root: Kysely<Tables>, session: Session, accountId: string): Promise<{ readonly email: string }> {
  const reach = REACH.find(({ key }) => session.accessKeys.includes(key));
  if (!reach || accountId === session.accountId) throw new AppError("access.denied");
  const { rows } = await sql<{ email: string }>`
    select a.email from account a where a.id = ${accountId} and ${reach.reaches(session.spaceId)}`.execute(executor(root));
  if (!rows[0]) throw new AppError("record.notFound");
  return rows[0];
}

/**
 * Takes another person's second factors away, who has lost them all: all that person's sessions end.
 * @throws AppError `access.denied`, for one's own too; `record.notFound`, also where there are none
 */
export function takeAwayFactors(
  tools: TwoFactorTools,
  {
    session,
    accountId,
    notice,
  }: {
    readonly session: Session;
    readonly accountId: string;
    readonly notice: Pick<NoticeTo, "language" | "spaceId" | "link">;
  },
): Promise<void> {
  const { root, sessions } = tools;
  return inTransaction(root, async () => {
    const { email } = await demandReach(root, session, accountId);
    await lockAccount(root, accountId);
    const count = (await confirmedFactors(root, accountId)).length;
    if (count === 0) throw new AppError("record.notFound");
    await removeAll(root, accountId);
    await noteActs(root, [
      {
        spaceId: session.spaceId ?? null,
        accountId: session.accountId,
        action: "takeSecondFactors",
        entity: "account",
        recordId: accountId,
        changes: { secondFactors: { from: count, to: 0 } },
      },
    ]);
    await sessions.endOthers(accountId);
    await mailChange(tools, "takenAway", { ...notice, accountId, email });
  });
}
