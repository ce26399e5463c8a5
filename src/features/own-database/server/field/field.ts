import { createToken, newId, type OpenedStudy, type SpaceDb, sql } from "../../../../server/kit";
import { DEVICES } from "../../../../survey/fieldwork/fieldwork";
import { mailKey, SUPPLIER } from "../rules";
import type { OwnServices } from "../services";
import { nextWave } from "./waves";

/** A study's field, which begins to be as somebody needs it. */
export async function demandField(db: SpaceDb, studyId: string) {
  await db
    .insertInto("ownField")
    .values({ id: newId(), study: studyId, linkToken: createToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom("ownField").selectAll().where("study", "=", studyId).executeTakeFirstOrThrow();
}

/** Opens the questionnaire to a client's own people, and begins to write to them; once. */
export async function openField(
  db: SpaceDb,
  { studyId, title, endsAt, mostCompletes }: OpenedStudy,
  services: OwnServices,
): Promise<void> {
  await demandField(db, studyId);
  const opened = await db
    .updateTable("ownField")
    .set({ state: "OPEN", openedAt: sql<string>`now()`, endsAt })
    .where("study", "=", studyId)
    .where("state", "=", "WAITING")
    .returning("id")
    .executeTakeFirst();
  if (!opened) return;
  // What the licence doesn't allow is refused at the first question, as where a quota is full.
  const quotas = mostCompletes === null ? [] : [{ title, target: mostCompletes, segment: null }];
  await services.fieldwork().admit(db, { ownerId: studyId, supplier: SUPPLIER, devices: DEVICES, closesAt: endsAt, quotas });
  await nextWave(db, studyId, new Date(), services);
}

/** Nobody is written to and nobody begins while it is halted. @returns whether that changed anything */
export async function haltField(db: SpaceDb, studyId: string, isHalted: boolean, services: OwnServices): Promise<boolean> {
  const changed = await db
    .updateTable("ownField")
    .set({ state: isHalted ? "PAUSED" : "OPEN" })
    .where("study", "=", studyId)
    .where("state", "=", isHalted ? "OPEN" : "PAUSED")
    .returning("id")
    .executeTakeFirst();
  if (!changed) return false;
  await services.fieldwork().halt(db, studyId, isHalted);
  if (isHalted) await withdrawMails(db, studyId, services);
  else await nextWave(db, studyId, new Date(), services);
  return true;
}

/** The field is over: nobody is written to, and nobody answers any more. */
export async function closeField(db: SpaceDb, studyId: string, services: OwnServices): Promise<void> {
  const closed = await db
    .updateTable("ownField")
    .set({ state: "CLOSED", closedAt: sql<string>`now()` })
    .where("study", "=", studyId)
    .where("state", "in", ["OPEN", "PAUSED"])
    .returning("id")
    .executeTakeFirst();
  if (!closed) return;
  await withdrawMails(db, studyId, services);
  await services.fieldwork().close(db, studyId);
}

const AT_ONCE = 1_000;

/** Mails that nobody has begun to send aren't sent; their people are as they were before them. */
async function withdrawMails(db: SpaceDb, studyId: string, { tools }: OwnServices): Promise<void> {
  const people = await db
    .selectFrom("addressee")
    .select(["id", "mails", "reminders"])
    .where("study", "=", studyId)
    .where(sql<boolean>`mailed_at > now() - interval '1 day'`)
    .execute();
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const portion = people.slice(from, from + AT_ONCE);
    const keys = new Map(portion.map(({ id, mails }) => [mailKey(id, mails ?? 0), id]));
    const withdrawn = await tools().outbox.withdraw(db, [...keys.keys()]);
    const ids = [...withdrawn].flatMap((key) => keys.get(key) ?? []);
    if (ids.length === 0) continue;
    await db
      .updateTable("addressee")
      .set({
        mails: sql<number>`mails - 1`,
        mailedAt: null,
        invitedAt: sql<string | null>`case when mails = 1 then null else invited_at end`,
        reminders: sql<number>`greatest(0, reminders - 1)`,
      })
      .where("id", "in", ids)
      .execute();
  }
}
