import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import type { Tables } from "../../db/generated/tables";
import { afterCommit, executor } from "../../db/transaction";
import type { EntityHook } from "../../host/serverHost";
import type { SessionKind } from "../session/session";
import { accountOf, letGoOfAccount } from "./spaceHooks";
import { type InvitationTools, mailRole } from "./staffInvitation";

type Row = Readonly<Record<string, unknown>>;

/** The roles of one sort of space. */
interface Roles {
  readonly entity: string;
  readonly kind: SessionKind;
  /** Who gives roles and takes them away: one who can sign in has to remain. */
  readonly chief: { readonly role: string; readonly mainAdmin?: true };
  /** What stands in for a chief's row that is about to be deleted, so that the next of the same call counts without it. */
  readonly steppedDown: { readonly role: string; readonly mainAdmin: false };
}

const ROLES: readonly Roles[] = [
  {
    entity: "moderator",
    kind: "staff",
    chief: { role: "ADMINISTRATOR", mainAdmin: true },
    steppedDown: { role: "OBSERVATOR", mainAdmin: false },
  },
  {
    entity: "suiteUser",
    kind: "suite",
    chief: { role: "SUPERADMIN" },
    steppedDown: { role: "OBSERVER", mainAdmin: false },
  },
];

export interface RoleHooksOptions extends InvitationTools {
  /** Told of people whose rights may have changed, once they have. */
  readonly onRights: (accountIds: readonly string[]) => void;
}

/**
 * Holds the space's roles to one another: of two that step down at once the second sees the first. The lock is the
 * space's row, since each has locked its own role's row already; one that needs the key alone does not wait.
 * @throws AppError `access.lastMainAdmin`
 */
async function demandChief(root: Kysely<Tables>, { chief }: Roles, spaceId: string): Promise<void> {
  const db = executor(root);
  await db.selectFrom("space").select("id").where("id", "=", spaceId).forNoKeyUpdate().execute();
  const remaining = await db
    .selectFrom("staffRole")
    .innerJoin("account", "account.id", "staffRole.accountId")
    .select("staffRole.id")
    .where("staffRole.spaceId", "=", spaceId)
    .where("staffRole.role", "=", chief.role)
    .$if(chief.mainAdmin === true, (query) => query.where("staffRole.mainAdmin", "=", true))
    .where("account.passwordHash", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (!remaining) throw new AppError("access.lastMainAdmin");
}

/** The record as it was before the change that the hook is told of: the change is noted before. */
async function recordBefore(root: Kysely<Tables>, record: Row): Promise<Row> {
  const noted = await executor(root)
    .selectFrom("auditLog")
    .select("changes")
    .where("recordId", "=", String(record.id))
    .orderBy("id", "desc")
    .executeTakeFirst();
  const changes = (noted?.changes ?? {}) as Readonly<Record<string, { readonly from?: unknown }>>;
  return { ...record, ...Object.fromEntries(Object.entries(changes).map(([name, { from }]) => [name, from])) };
}

function hooksOf(roles: Roles, { onRights, ...tools }: RoleHooksOptions): EntityHook {
  const { root } = tools;
  const isChief = ({ role, mainAdmin }: Row) => role === roles.chief.role && (!roles.chief.mainAdmin || mainAdmin === true);
  const letGo = letGoOfAccount(root, "staffRole");
  const notifyRights = ({ accountId }: Row) => {
    if (typeof accountId === "string") afterCommit(() => onRights([accountId]));
  };
  return {
    entity: roles.entity,
    beforeCreate: async ({ values }) => ({ ...values, accountId: await accountOf(root, String(values.email)) }),
    afterCreate: async ({ record }) => {
      const { accountId, spaceId, role } = record;
      await mailRole(tools, {
        entity: roles.entity,
        kind: roles.kind,
        accountId: String(accountId),
        spaceId: String(spaceId),
        role: String(role),
      });
    },
    afterUpdate: async ({ record }) => {
      notifyRights(record);
      if (isChief(record) || !isChief(await recordBefore(root, record))) return;
      await demandChief(root, roles, String(record.spaceId));
    },
    beforeDelete: async ({ record }) => {
      notifyRights(record);
      if (!isChief(record)) return;
      await executor(root).updateTable("staffRole").set(roles.steppedDown).where("id", "=", String(record.id)).execute();
      await demandChief(root, roles, String(record.spaceId));
    },
    afterErasure: async (change) => {
      await letGo(change);
      notifyRights(change.record);
      if (isChief(change.record)) await demandChief(root, roles, String(change.record.spaceId));
    },
  };
}

/** What comes with the roles of staff and suite, and with a member who is let in no more. */
export function roleHooks(options: RoleHooksOptions): readonly EntityHook[] {
  const memberHook: EntityHook = {
    entity: "member",
    afterTransition: async ({ record: { status, accountId } }) => {
      if (status === "INACTIVE" && typeof accountId === "string") afterCommit(() => options.onRights([accountId]));
    },
  };
  return [...ROLES.map((roles) => hooksOf(roles, options)), memberHook];
}
