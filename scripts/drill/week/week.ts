import { sendStep } from "../../../src/features/mailings/server/sendStep";
import { json, newId } from "../../../src/server/kit";
import { mailAlerts } from "../../../src/server/notifications/mails/mailAlerts";
import { numbersOf } from "../numbersOf";
import { judgeMails } from "./judgeMails";
import { openWeek, type Week } from "./openWeek";
import { makePeople, type Person } from "./people";

const STEP_MS = 15 * 60_000;
const STEPS_A_DAY = 96;
/** A Monday; clocks go forward at the end of the week. */
const BEGIN = Date.parse("2027-03-22T00:00:00Z");
/** What waits in the last night goes out in the morning, wherever it is. */
const REST_STEPS = 48;
const ALERTS_A_DAY = 6;
/** Steps at which a mailing to everybody begins: in the afternoon, and late in the evening of the community. */
const MAILINGS = [70, 4 * STEPS_A_DAY - 9] as const;
const LONGEST_STEPS = 2_000;

interface Running {
  readonly id: string;
  due: number;
}

/** Alerts of all mailed kinds for people by chance, at an instant. */
async function notifySome(week: Week, people: readonly Person[], { now, chance }: { now: Date; chance: () => number }) {
  const { db, tools, query, alertTools } = week;
  const kinds = [...alertTools.registries.notificationKinds.values()].filter(
    ({ name, channels, readers = ["member"] }) =>
      channels && !channels.isOwnMail && name !== "raffles.won" && readers.includes("member"),
  );
  const [activity] = await query("select id from activity where type = 'wat_poll' order by id limit 1");
  for (const { name, usefulUntil } of kinds) {
    const members = people.filter(() => chance() < ALERTS_A_DAY / STEPS_A_DAY / kinds.length).map(({ id }) => id);
    const about = usefulUntil ? { activityId: String(activity?.id) } : {};
    if (members.length > 0)
      await db.transaction(() => tools.notify(db, { kind: name, members, key: `${name} ${now.getTime()}`, ...about }));
  }
}

/** Everybody wins once, at a time by chance. */
async function notifyWinners({ db, tools }: Week, people: readonly Person[], { step, steps }: { step: number; steps: number }) {
  const members = people.filter((_, index) => (index * 7919) % steps === step).map(({ id }) => id);
  if (members.length > 0)
    await db.transaction(() => tools.notify(db, { kind: "raffles.won", members, params: { reward: "x" }, key: "week" }));
}

async function beginMailing({ db }: Week, now: Date): Promise<Running> {
  const id = newId();
  const content = json({ blocks: [{ kind: "paragraph", runs: [{ text: "Hola" }] }] });
  const audience = json({ kind: "ALL" });
  await db
    .insertInto("mailing")
    .values({ id, channel: "MAIL", state: "SENDING", subject: "Hola", content, audience, startedAt: now.toISOString() })
    .execute();
  return { id, due: now.getTime() };
}

/** Takes the steps of a mailing that are due: what its appointments would do. */
async function sendDue({ db, tools, query }: Week, mailing: Running, now: Date): Promise<void> {
  const nobody = () => {
    throw new Error("the audience is everybody");
  };
  const services = {
    tools: () => ({
      ...tools,
      scheduleAt: async (_db: unknown, appointment: Parameters<typeof tools.scheduleAt>[1]) => {
        const [next] = [appointment].flat();
        if (next) mailing.due = next.at.getTime();
      },
    }),
    segments: nobody,
    participations: nobody,
    memberPages: nobody,
  };
  for (let steps = 0; mailing.due <= now.getTime(); steps += 1) {
    if (steps > LONGEST_STEPS) throw new Error("the mailing doesn't end");
    mailing.due = Number.POSITIVE_INFINITY;
    await db.transaction(() => sendStep(db, { mailing: mailing.id }, { ...services, now }));
    await deliver({ query }, now);
  }
}

/** The mail server takes all at once. */
async function deliver({ query }: Pick<Week, "query">, now: Date): Promise<void> {
  await query("update outbox set status = 'SENT', sent_at = $1 where status = 'NEW'", [now.toISOString()]);
}

/**
 * `<members> <days>`: a week of a community in steps of a quarter of an hour, by a clock that is handed in, and what was mailed
 * in it.
 */
export async function main([members = "", days = ""]: readonly string[]): Promise<void> {
  const week = await openWeek();
  const { db, query, alertTools } = week;
  await query("delete from mailing");
  await query("update activity set status = 'ACTIVE', starts_at = '2027-01-01', ends_at = '2028-01-01', visibility = 'PUBLIC'");
  const people = await makePeople(week, Number(members));
  const chance = numbersOf(1);
  const steps = Number(days) * STEPS_A_DAY;
  const mailings: Running[] = [];
  const { signal } = new AbortController();
  for (let step = 0; step < steps + REST_STEPS; step += 1) {
    const now = new Date(BEGIN + step * STEP_MS);
    if (step < steps) {
      await notifySome(week, people, { now, chance });
      await notifyWinners(week, people, { step, steps });
    }
    // What was told just now was told by the clock that is handed in.
    await query(
      "update notification set created_at = $1, mail_at = case when mail_at is null then null else $1::timestamptz end where created_at < $2",
      [now.toISOString(), new Date(BEGIN).toISOString()],
    );
    if (MAILINGS.some((begin) => begin === step)) mailings.push(await beginMailing(week, now));
    for (const mailing of mailings) await sendDue(week, mailing, now);
    await mailAlerts(db, alertTools, { now, signal });
    await deliver(week, now);
  }
  process.stdout.write(`${JSON.stringify({ figures: { members: people.length, ...(await judgeMails(week, people)) } })}\n`);
  await week.close();
  process.exit(0);
}
