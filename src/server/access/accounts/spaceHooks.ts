import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { EntityHook } from "../../host/serverHost";
import { normaliseEmail } from "../credentials/email";
import { RESERVED_ORIGINS } from "./reservedOrigins";

type Values = Readonly<Record<string, unknown>>;

function refuseReserved(values: Values): Values {
  if (RESERVED_ORIGINS.has(String(values.origin).toLowerCase())) {
    throw new AppError("community.originReserved", { faults: [{ path: "/origin", rule: "reserved" }] });
  }
  return values;
}

/** The account of an e-mail, made where there is none: one that exists keeps its password (spec section 6). */
export async function accountOf(root: Kysely<Tables>, email: string): Promise<string> {
  const normalised = normaliseEmail(email);
  await executor(root)
    .insertInto("account")
    .values({ id: newId(), email: normalised })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { id } = await executor(root)
    .selectFrom("account")
    .select("id")
    .where("email", "=", normalised)
    .executeTakeFirstOrThrow();
  return id;
}

/** An account that stands for nobody any more goes, and its e-mail and sessions with it. */
async function dropOrphan(root: Kysely<Tables>, accountId: string): Promise<void> {
  await executor(root)
    .deleteFrom("account")
    .where("id", "=", accountId)
    .where("isBackoffice", "=", false)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("member").select("id").where("accountId", "=", accountId))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("staffRole").select("id").where("accountId", "=", accountId))))
    .execute();
}

/** The erased person lets go of the account, whose e-mail is personal as well. */
export function letGoOfAccount(root: Kysely<Tables>, table: "member" | "staffRole"): NonNullable<EntityHook["afterErasure"]> {
  return async ({ record }) => {
    if (typeof record.accountId !== "string") return;
    await executor(root).updateTable(table).set({ accountId: null }).where("id", "=", String(record.id)).execute();
    await dropOrphan(root, record.accountId);
  };
}

/** Companies and communities are spaces, members have accounts: what the generated writes must bring along. */
export function spaceHooks(root: Kysely<Tables>): readonly EntityHook[] {
  return [
    {
      entity: "company",
      afterCreate: async ({ record }) => {
        await executor(root)
          .insertInto("space")
          .values({ id: String(record.id), kind: "company", name: String(record.name) })
          .execute();
      },
      afterUpdate: async ({ record }) => {
        await executor(root)
          .updateTable("space")
          .set({ name: String(record.name) })
          .where("id", "=", String(record.id))
          .execute();
      },
      beforeDelete: async ({ record }) => {
        await executor(root).deleteFrom("space").where("id", "=", String(record.id)).execute();
      },
    },
    {
      entity: "community",
      beforeCreate: async ({ values }) => refuseReserved(values),
      afterCreate: async ({ record }) => {
        await executor(root)
          .insertInto("space")
          .values({
            id: String(record.id),
            kind: "community",
            parentId: String(record.spaceId),
            origin: String(record.origin),
            name: String(record.name),
            language: String(record.mainLanguage),
          })
          .execute();
      },
      afterUpdate: async ({ record }) => {
        refuseReserved(record);
        await executor(root)
          .updateTable("space")
          .set({ origin: String(record.origin), name: String(record.name), language: String(record.mainLanguage) })
          .where("id", "=", String(record.id))
          .execute();
      },
      beforeDelete: async ({ record }) => {
        await executor(root).deleteFrom("space").where("id", "=", String(record.id)).execute();
      },
    },
    { entity: "member", afterErasure: letGoOfAccount(root, "member") },
  ];
}
