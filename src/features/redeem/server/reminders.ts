import { type ExtensionSchedule, type HostTools, newId, type SpaceDb } from "../../../server/kit";
import { OPENED } from "./kinds";
import { readRules } from "./period";

const AT_ONCE = 500;

/** A member is told, once, when LABs can be redeemed. */
export async function askReminder(db: SpaceDb, memberId: string): Promise<void> {
  await db
    .insertInto("redeemReminder")
    .values({ id: newId(), member: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function takePortion(db: SpaceDb, tools: Pick<HostTools, "notify">): Promise<number> {
  return db.transaction(async () => {
    const rows = await db
      .selectFrom("redeemReminder")
      .select(["id", "member"])
      .orderBy("id")
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return 0;
    const members = rows.flatMap(({ member }) => (member ? [member] : []));
    await tools.notify(db, { kind: OPENED.name, members, key: `redeem.opened:${rows[0]?.id}` });
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom("redeemReminder").where("id", "in", ids).execute();
    return rows.length;
  });
}

/** Tells those who asked for it that the period is open. */
export async function remind(db: SpaceDb, tools: Pick<HostTools, "notify" | "timeZone">): Promise<void> {
  const { hasGamification, period } = await readRules(db, await tools.timeZone(db));
  if (!hasGamification || !period.isOpen) return;
  while ((await takePortion(db, tools)) === AT_ONCE);
}

export const reminderSchedule = (tools: () => Pick<HostTools, "notify" | "timeZone">): ExtensionSchedule => ({
  name: "redeem.reminders",
  everyMinutes: 15,
  run: (db) => remind(db, tools()),
});
