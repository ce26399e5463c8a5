import type { SpaceDb } from "../../../server/kit";
import { portionsOf } from "../../../shared/portionsOf";
import type { MailingCheck } from "../shared/api/drafts";
import type { Audience } from "../shared/audience";
import { type Channel, REASONS, type Reason } from "../shared/mailings";
import { audienceName, membersOf } from "./audience";
import type { WrittenText } from "./letter";
import { judgePeople } from "./people";
import type { MailingServices } from "./services";

const AT_ONCE = 500;
const NAMES = 5;

interface Checked {
  readonly channel: Channel;
  readonly text: WrittenText;
  readonly audience: Audience;
  /** When it is to be sent: quiet hours and the most mails are judged for then. @default now */
  readonly at?: Date;
}

/** When the first one's quiet hours end; null where nobody has any. */
function firstEnd(ends: readonly Date[]): string | null {
  return ends.length === 0 ? null : new Date(Math.min(...new Set(ends.map((end) => end.getTime())))).toISOString();
}

/** Fills a mailing in for everybody, as sending does, and writes nothing. */
export async function checkMailing(
  db: SpaceDb,
  { channel, text, audience, at: now = new Date() }: Checked,
  services: MailingServices,
): Promise<Omit<MailingCheck, "unknown" | "timeZone" | "destination">> {
  const ids = await membersOf(db, audience, services);
  const leftOut = new Map<Reason, { count: number; names: string[] }>();
  let recipients = 0;
  const ends: Date[] = [];
  for (const portion of portionsOf(ids, AT_ONCE)) {
    for (const { reason, nickname, quietUntil } of await judgePeople(db, { channel, text, ids: portion, now }, services)) {
      if (reason === undefined) {
        recipients++;
        if (quietUntil) ends.push(quietUntil);
      } else {
        const group = leftOut.get(reason) ?? { count: 0, names: [] };
        group.count++;
        if (group.names.length < NAMES) group.names.push(nickname);
        leftOut.set(reason, group);
      }
    }
  }
  return {
    total: ids.length,
    audienceName: await audienceName(db, audience),
    recipients,
    waiting: ends.length,
    quietUntil: firstEnd(ends),
    leftOut: REASONS.flatMap((reason) => {
      const group = leftOut.get(reason);
      return group ? [{ reason, ...group }] : [];
    }),
  };
}
