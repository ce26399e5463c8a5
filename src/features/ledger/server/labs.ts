import type { LedgerBalance } from "../../../contracts/services/ledger";
import {
  type Balances,
  type CauseOf,
  createBooks,
  type Entry,
  type KindOf,
  type Leg,
  type SpaceDb,
  sql,
} from "../../../server/kit";

export const UNIT = "LAB";

/** The LABs of a community: each member's, and where they come from and go. */
export const labs = createBooks({
  name: "labs",
  tables: { accounts: "ledgerAccount", transfers: "ledgerTransfer" },
  kept: ["AVAILABLE", "DEBT", "HELD", "PENDING"],
  summed: ["ISSUED", "REDEEMED"],
  owed: "DEBT",
  source: "ISSUED",
  accountKey: {
    field: "key",
    of: (kind, owner) => (kind === "ISSUED" || kind === "REDEEMED" ? `${UNIT}:${kind}` : `${UNIT}:${kind}:${owner ?? "none"}`),
  },
  accountFields: (_kind, owner) => ({ owner, unit: UNIT }),
  owner: { table: "member", mirror: "points", fields: { account: "owner", transfer: "member" } },
  columns: { unit: "text", activity: "uuid", redeem: "uuid", concept: "text", availableAt: "timestamptz", actor: "uuid" },
  transferFields: { unit: UNIT },
  hold: { kind: "HELD", ends: (key) => [sql<string>`${key} || ':settle'`, sql<string>`${key} || ':return'`] },
});

export type LabsChart = typeof labs.chart;
export type LabsBalances = Balances<LabsChart>;
export type LabsLeg = Leg<KindOf<LabsChart>>;
export type LabsCause = Entry & CauseOf<LabsChart>;

export async function readBalance(db: SpaceDb, memberId: string): Promise<LedgerBalance> {
  const { AVAILABLE: available, PENDING: pending, HELD: held, DEBT: debt } = await labs.balancesOf(db, memberId);
  return { available, pending, held, debt };
}
