import { type HostTools, type SpaceDb, sql } from "../../../../server/kit";

/** Whose consent: a panelist by their id, or whoever has the address. */
export type ConsentOf = { readonly id: string } | { readonly email: string };

/** Writes that a panelist wants invitations, or none, in the open transaction, and notes it in their history. */
export async function setConsent(
  db: Pick<SpaceDb, "updateTable">,
  whose: ConsentOf,
  consent: boolean,
  tools: Pick<HostTools, "note">,
): Promise<void> {
  const rows = await db
    .updateTable("panelist")
    .set({ consent, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("consent", "is distinct from", consent)
    .$if("id" in whose, (query) => query.where("id", "=", "id" in whose ? whose.id : ""))
    .$if("email" in whose, (query) =>
      query.where(sql<string>`lower(email)`, "=", "email" in whose ? whose.email.toLowerCase() : ""),
    )
    .returning("id")
    .execute();
  const about = { spaceId: null, accountId: null, action: "update", entity: "panelist" };
  await tools.note(rows.map(({ id }) => ({ ...about, recordId: id, changes: { consent: { from: !consent, to: consent } } })));
}
