import { type SpaceDb, sql } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import type { OwnPeopleList, OwnPerson } from "../../shared/api/people";
import { type AddresseeState, KEPT_DAYS, MOST_MAILS, PAGE_ROWS } from "../../shared/ownDatabase";
import { readMailedStudy, reminderDaysOf } from "../field/waves";
import { LINK_PREFIX, SUPPLIER } from "../rules";
import type { OwnServices } from "../services";
import { IS_REACHABLE, peopleOf, STATE } from "./standings";

interface Wanted {
  readonly state?: AddresseeState;
  /** Part of an address or a name. */
  readonly words?: string;
  /** From 1. */
  readonly page?: number;
  /** Whether addresses are told. */
  readonly maySeePeople: boolean;
}

const FINAL: readonly AddresseeState[] = ["ANSWERED", "SCREENED_OUT", "UNSUBSCRIBED"];

async function readCounts(db: SpaceDb, studyId: string): Promise<OwnPeopleList["counts"]> {
  const inState = (state: AddresseeState) => sql<number>`count(*) filter (where ${STATE} = ${sql.lit(state)})::int`;
  const counts = await peopleOf(db, studyId)
    .select([
      sql<number>`count(*)::int`.as("people"),
      sql<number>`count(*) filter (where addressee.invited_at is not null)::int`.as("invited"),
      sql<number>`count(*) filter (where addressee.reminders > 0)::int`.as("reminded"),
      inState("BOUNCED").as("bounced"),
      inState("UNSUBSCRIBED").as("unsubscribed"),
      inState("BEGUN").as("begun"),
      inState("ANSWERED").as("answered"),
      inState("SCREENED_OUT").as("screenedOut"),
    ])
    .executeTakeFirstOrThrow();
  const { byLink } = await db
    .selectFrom("response")
    .innerJoin("study", "study.questionnaire", "response.questionnaire")
    .select(sql<number>`count(*)::int`.as("byLink"))
    .where("study.id", "=", studyId)
    .where("response.supplier", "=", SUPPLIER.id)
    .where("response.externalId", "like", `${LINK_PREFIX}%`)
    .where("response.state", "=", "complete")
    .where(sql<boolean>`response.is_test is not true`)
    .executeTakeFirstOrThrow();
  return { ...counts, byLink };
}

/** The first reminders that are to come, and to how many of those who are silent now. */
async function readNextReminder(db: SpaceDb, studyId: string): Promise<OwnPeopleList["nextReminder"]> {
  const days = reminderDaysOf(await readMailedStudy(db, studyId));
  if (days.length === 0) return null;
  const at = sql<string>`(addressee.invited_at
    + make_interval(days => (${sql.lit(`{${days.join(",")}}`)}::int[])[addressee.reminders + 1]))`;
  const day = sql<string>`date_trunc('day', ${at})`;
  const next = await peopleOf(db, studyId)
    .select([sql<string>`min(${at})`.as("at"), sql<number>`count(*)::int`.as("people")])
    .where(IS_REACHABLE)
    .where("addressee.invitedAt", "is not", null)
    .where(sql<boolean>`addressee.reminders < ${sql.lit(days.length)}`)
    .groupBy(day)
    .orderBy(day)
    .limit(1)
    .executeTakeFirst();
  return next?.at ? { at: new Date(next.at).toISOString(), people: next.people } : null;
}

function matching(db: SpaceDb, studyId: string, { state, words = "" }: Pick<Wanted, "state" | "words">) {
  const part = `%${words.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;
  return peopleOf(db, studyId)
    .$if(state !== undefined, (query) => query.where(STATE, "=", state ?? "WAITING"))
    .$if(words.trim() !== "", (query) =>
      query.where((eb) => eb.or([eb("addressee.email", "ilike", part), eb("addressee.name", "ilike", part)])),
    );
}

const FIELD_STATES = ["WAITING", "OPEN", "PAUSED", "CLOSED"] as const;
/** Before anybody turned the link on, and before the study opens. */
const NO_FIELD = { isLinkOpen: false, linkToken: "", closedAt: null, state: "WAITING" };

const readField = (db: SpaceDb, studyId: string) =>
  db
    .selectFrom("ownField")
    .select(["isLinkOpen", "linkToken", "closedAt", "state"])
    .where("study", "=", studyId)
    .executeTakeFirst();

/** The people whom a study's client brings. @param wanted.page of {@link PAGE_ROWS} people */
export async function readPeople(db: SpaceDb, studyId: string, wanted: Wanted, { credits }: OwnServices): Promise<OwnPeopleList> {
  const { isLinkOpen, linkToken, closedAt, state: stored } = { ...NO_FIELD, ...(await readField(db, studyId)) };
  const state = FIELD_STATES.find((one) => one === stored) ?? "WAITING";
  const { maySeePeople } = wanted;
  const { total } = await matching(db, studyId, wanted).select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const rows = await matching(db, studyId, wanted)
    .select(["addressee.id", "addressee.email", "addressee.name", "addressee.language", "addressee.invitedAt"])
    .select([
      sql<number>`coalesce(addressee.reminders, 0)`.as("reminders"),
      sql<number>`coalesce(addressee.mails, 0)`.as("mails"),
    ])
    .select(STATE.as("state"))
    .orderBy("addressee.email")
    .orderBy("addressee.id")
    .offset(((wanted.page ?? 1) - 1) * PAGE_ROWS)
    .limit(PAGE_ROWS)
    .execute();
  const isOpen = state === "OPEN";
  const toPerson = ({ mails, invitedAt, ...person }: (typeof rows)[number]): OwnPerson => ({
    ...person,
    invitedAt: invitedAt === null ? null : new Date(invitedAt).toISOString(),
    maySend: isOpen && mails > 0 && mails < MOST_MAILS && !FINAL.includes(person.state),
  });
  const limits = await credits().limitsOf(db);
  return {
    counts: await readCounts(db, studyId),
    most: limits?.maximumSample ?? null,
    link: { isOpen: isLinkOpen === true, address: isLinkOpen ? `/survey/open/${linkToken}` : null },
    nextReminder: isOpen ? await readNextReminder(db, studyId) : null,
    state,
    removedAt: closedAt ? new Date(Date.parse(closedAt) + KEPT_DAYS * MS_PER_DAY).toISOString() : null,
    maySeePeople,
    total: maySeePeople ? total : 0,
    rows: maySeePeople ? rows.map(toPerson) : [],
  };
}
