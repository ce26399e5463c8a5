import type { CreditBalance } from "../../../contracts/services/credits";
import { type CauseOf, createBooks, type Entry, type KindOf, type Leg, type SpaceDb, sql } from "../../../server/kit";

/** Begins the keys of holds, so that no cause's own key is taken for an end. */
export const HOLD = "hold:";
/** Begins the key of a hold's end, which is unique: it ends once, in one way. */
export const END = "end:";

/** A company's credits. They have one owner, the company, so that its bookings take turns. */
export const companyCredits = createBooks({
  name: "credits",
  tables: { accounts: "creditAccount", transfers: "creditTransfer" },
  kept: ["AVAILABLE", "HELD"],
  summed: ["LOADED", "SPENT"],
  accountKey: { field: "kind", of: (kind) => kind },
  columns: { concept: "text", study: "uuid", actor: "uuid" },
  isNumbered: true,
  hold: { kind: "HELD", ends: (key) => [sql<string>`${END}::text || substr(${key}, ${HOLD.length + 1}::integer)`] },
});

type CreditsChart = typeof companyCredits.chart;
export type CreditsLeg = Leg<KindOf<CreditsChart>>;
export type CreditsCause = Entry & CauseOf<CreditsChart>;

/** One statement, which sees one moment. */
export async function readBalance(db: SpaceDb): Promise<CreditBalance> {
  const rows = await db
    .selectFrom("creditAccount as account")
    .select(["account.kind", "account.balance"])
    .select((eb) => {
      const sum = (side: "from" | "to") =>
        eb
          .selectFrom("creditTransfer as t")
          .select(sql<string>`coalesce(sum(t.amount), 0)`.as("sum"))
          .whereRef(`t.${side}`, "=", "account.id");
      const spent = eb.case().when("account.kind", "=", "SPENT");
      return [spent.then(sum("to")).end().as("entered"), spent.then(sum("from")).end().as("left")];
    })
    .where("account.kind", "<>", "LOADED")
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind);
  const spent = of("SPENT");
  return {
    available: of("AVAILABLE")?.balance ?? 0,
    held: of("HELD")?.balance ?? 0,
    spent: Number(spent?.entered ?? 0) - Number(spent?.left ?? 0),
  };
}
