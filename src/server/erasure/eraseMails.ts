import { type Kysely, sql } from "kysely";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

type Row = Readonly<Record<string, unknown>>;

/** As telephone numbers are sent to. */
function phoneOf({ phone }: Row): string | undefined {
  return typeof phone === "string" ? phone.replace(/[^\d+]/g, "") : undefined;
}

/** Messages to the member in the community's name; those of the product itself where the account is nobody else's. */
async function eraseOutbox(root: Kysely<Tables>, { id, spaceId, email, accountId, ...member }: Row): Promise<void> {
  const to = [String(email).toLowerCase(), phoneOf(member)].filter((address) => address !== undefined);
  const db = executor(root);
  await db.deleteFrom("outbox").where("spaceId", "=", String(spaceId)).where(sql<string>`lower(recipient)`, "in", to).execute();
  if (typeof accountId !== "string") return;
  await db
    .deleteFrom("outbox")
    .where("spaceId", "is", null)
    .where(({ or, eb }) => or([eb("accountId", "=", accountId), eb(sql<string>`lower(recipient)`, "in", to)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("member").select("id").where("accountId", "=", accountId).where("id", "<>", String(id)))),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("staffRole").select("id").where("accountId", "=", accountId))))
    .execute();
}

/** Takes the member off the lists of mails that went to many. */
async function leaveLists(root: Kysely<Tables>, { spaceId, email }: Row): Promise<void> {
  const address = String(email);
  await executor(root)
    .updateTable("emailRecord")
    .set({ to: sql`array_remove("to", ${address})` })
    .where("spaceId", "=", String(spaceId))
    .where(sql<boolean>`${address} = any("to")`)
    .execute();
}

/** What was mailed to a member goes with it. @param member as it was before the erasure */
export async function eraseMails(root: Kysely<Tables>, member: Row): Promise<void> {
  await eraseOutbox(root, member);
  await leaveLists(root, member);
}
