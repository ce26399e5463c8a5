import { type SpaceDb, sql } from "../../../../server/kit";
import { portionsOf } from "../../../../shared/portionsOf";
import { BOUNCE_DAYS, mailKey } from "../rules";
import type { OwnServices } from "../services";

const AT_ONCE = 1_000;
/** What the outbox itself holds back as its reader wants none. */
const UNSUBSCRIBED = "unsubscribed";

/** Notes whose last mail came back, or wasn't taken; in the open transaction. */
export async function settleBounces(db: SpaceDb, studyId: string, { tools }: OwnServices): Promise<void> {
  const people = await db
    .selectFrom("addressee")
    .select(["id", "mails"])
    .where("study", "=", studyId)
    .where("bouncedAt", "is", null)
    .where("unsubscribedAt", "is", null)
    .where(sql<boolean>`mailed_at > now() - make_interval(days => ${sql.lit(BOUNCE_DAYS)})`)
    .execute();
  for (const portion of portionsOf(people, AT_ONCE)) {
    const keys = new Map(portion.map(({ id, mails }) => [mailKey(id, mails ?? 0), id]));
    const states = await tools().outbox.states(db, [...keys.keys()]);
    const failed = [...states].filter(([, { status }]) => status === "ERROR");
    const idsOf = (isUnsubscribed: boolean) =>
      failed.flatMap(([key, { error }]) => ((error === UNSUBSCRIBED) === isUnsubscribed ? (keys.get(key) ?? []) : []));
    for (const [column, ids] of [["bouncedAt", idsOf(false)] as const, ["unsubscribedAt", idsOf(true)] as const])
      if (ids.length > 0) await db.updateTable("addressee").set(column, sql<string>`now()`).where("id", "in", ids).execute();
  }
}
