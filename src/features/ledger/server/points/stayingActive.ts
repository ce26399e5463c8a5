import {
  type ExtensionSchedule,
  type HostTools,
  MOST_AT_ONCE,
  readGamification,
  type SpaceDb,
  sql,
} from "../../../../server/kit";
import { createZone } from "../../../../shared/dates/zone";
import { portionsOf } from "../../../../shared/portionsOf";
import { arriving } from "../bookings";
import { labs } from "../labs";
import { STAYED_ACTIVE } from "./kinds";

type Tools = Pick<HostTools, "notify" | "timeZone">;

/** A month of the community's clock. */
interface Month {
  /** `YYYY-MM` */
  readonly name: string;
  readonly from: string;
  /** Not in it any more. */
  readonly to: string;
}

interface Rule {
  /** LABs of each member who took part. */
  readonly amount: number;
  readonly month: Month;
}

/** The month before the one that the clocks of the zone show. */
export function monthBefore(now: Date, timeZone: string): Month {
  const { clockAt, instantOf } = createZone(timeZone);
  const [year = 0, month = 1] = clockAt(now.toISOString()).split("-").map(Number);
  const beginOf = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, "YYYY-MM-DD".length);
  const [first, next] = [beginOf(month - 2), beginOf(month - 1)];
  return { name: first.slice(0, "YYYY-MM".length), from: instantOf(first, "00:00"), to: instantOf(next, "00:00") };
}

/** What staying active brings, for which month; nothing where it brings nothing. */
async function readRule(db: SpaceDb, tools: Tools): Promise<Rule | undefined> {
  const { labsPerStayingActive: amount } = await readGamification(db);
  if (amount <= 0) return undefined;
  return { amount, month: monthBefore(new Date(), await tools.timeZone(db)) };
}

const keyOf = ({ name }: Month, memberId: string) => `active:${name}:${memberId}`;

/** Members who completed something in the month and haven't been paid for it. */
async function readUnpaid(db: SpaceDb, month: Month): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("participation")
    .innerJoin("member", "member.id", "participation.member")
    .select("member.id")
    .distinct()
    .where("member.status", "=", "ACTIVE")
    .where("participation.status", "=", "COMPLETED")
    .where("participation.completedAt", ">=", month.from)
    .where("participation.completedAt", "<", month.to)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("ledgerTransfer")
            .select("ledgerTransfer.id")
            .where("ledgerTransfer.key", "=", sql<string>`${`active:${month.name}:`} || member.id::text`),
        ),
      ),
    )
    .orderBy("member.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Pays a portion in a transaction of its own: what ended in between is not paid again. */
async function payPortion(db: SpaceDb, { amount, month }: Rule, ids: readonly string[], tools: Tools) {
  await db.transaction(async () => {
    const paid = await labs.bookAll(
      db,
      { reason: "STAYING_ACTIVE" },
      {
        entries: ids.map((memberId) => ({ key: keyOf(month, memberId), owner: memberId })),
        plan: (balances) => arriving("ISSUED", amount, balances),
      },
    );
    if (paid.length === 0) return;
    const params = { smart_count: amount };
    await tools.notify(db, {
      kind: STAYED_ACTIVE.name,
      members: paid.flatMap(({ owner }) => owner ?? []),
      params,
      key: `active:${month.name}`,
    });
  });
}

/** Once a month has ended: LABs for those who completed something in it, as the community has set them. */
export async function payStayingActive(db: SpaceDb, tools: Tools, signal: AbortSignal): Promise<void> {
  const rule = await readRule(db, tools);
  if (!rule) return;
  for (const ids of portionsOf(await readUnpaid(db, rule.month), MOST_AT_ONCE)) {
    if (signal.aborted) return;
    await payPortion(db, rule, ids, tools);
  }
}

export const stayingActiveSchedule = (tools: () => Tools): ExtensionSchedule => ({
  name: "ledger.stayingActive",
  everyMinutes: 360,
  run: (db, signal) => payStayingActive(db, tools(), signal),
});
