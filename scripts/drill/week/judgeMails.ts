import type { Week } from "./openWeek";
import { OPTED_OUT, type Person } from "./people";

const DAY_MS = 86_400_000;
const QUIET_FROM = 21;
const QUIET_TO = 8;

/** The hour of a zone's clocks, by another way than the product's. */
const hourIn = (time: number, timeZone: string) =>
  Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(time));

/** How many of the times, oldest first, come after as many others within so many days as are allowed. */
const countOver = (times: readonly number[], most: number, days: number) =>
  times.filter((time, index) => index >= most && time - (times[index - most] ?? 0) < days * DAY_MS).length;

/** What was mailed in the week, held against what each person wants. */
export async function judgeMails({ query }: Week, people: readonly Person[]) {
  const rows = await query("select recipient, template, sent_at, counted_at, is_about_account from outbox order by sent_at");
  const figures = { mails: rows.length, inQuietHours: 0, overTheMost: 0, toUnsubscribed: 0, toOptedOut: 0 };
  for (const { email, zone, isUnsubscribed, isOptedOut } of people) {
    const own = rows.filter(({ recipient }) => recipient === email);
    const isAtNight = (time: number) => hourIn(time, zone) >= QUIET_FROM || hourIn(time, zone) < QUIET_TO;
    figures.inQuietHours += own.filter(({ sent_at: at }) => isAtNight(new Date(String(at)).getTime())).length;
    const counted = own.flatMap(({ counted_at: at }) => (at === null ? [] : [new Date(String(at)).getTime()]));
    figures.overTheMost += countOver(counted, 3, 1) + countOver(counted, 10, 7);
    if (isUnsubscribed) figures.toUnsubscribed += own.filter((row) => row.is_about_account !== true).length;
    if (isOptedOut) figures.toOptedOut += own.filter(({ template }) => template === "mailing").length;
  }
  const [alerts] = await query(
    `select count(*) filter (where kind = any($1) and mail_state = 'SENT'
        and member in (select member from notification_preference where kind = any($1) and not mail))::int as unwanted,
      count(*) filter (where kind = 'raffles.won' and mail_state is distinct from 'SENT')::int as lost,
      count(*) filter (where kind = 'raffles.won')::int as mandatory,
      coalesce(max(extract(epoch from mailed_at - created_at)) filter (where kind = 'raffles.won') / 3600, 0)::float as longest
     from notification where member = any($2)`,
    [OPTED_OUT, people.map(({ id }) => id)],
  );
  const [deliveries] = await query(
    `select count(*) filter (where state in ('NEW', 'PROCESSING'))::int as unsettled,
      count(*) filter (where state = 'SENT')::int as sent, count(*) filter (where reason = 'CAP')::int as capped
     from mailing_delivery`,
  );
  return {
    ...figures,
    toOptedOut: figures.toOptedOut + Number(alerts?.unwanted),
    mandatory: Number(alerts?.mandatory),
    mandatoryMissing: Number(alerts?.lost),
    mandatoryLongestHours: Math.round(Number(alerts?.longest) * 10) / 10,
    mailings: { sent: Number(deliveries?.sent), capped: Number(deliveries?.capped), unsettled: Number(deliveries?.unsettled) },
  };
}
