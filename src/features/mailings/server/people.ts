import { type HostTools, type SpaceDb, sql } from "../../../server/kit";
import type { RichText } from "../../../shared/richText/richTextSchema";
import type { Channel, Reason } from "../shared/mailings";
import type { MergeValues } from "../shared/mergeFields";
import { EMAIL } from "./kinds";
import { fillText, type WrittenText } from "./letter";
import type { MailingServices } from "./services";

/** What a person would get. */
export interface Recipient {
  readonly id: string;
  readonly nickname: string;
  readonly email: string;
  readonly accountId: string | null;
  readonly subject: string;
  readonly content: RichText;
  /** Why the person gets nothing. */
  readonly reason: Reason | undefined;
  /** The end of the person's quiet hours; nothing goes out before. */
  readonly quietUntil: Date | undefined;
}

interface Person {
  readonly id: string;
  readonly nickname: string;
  readonly isNicknameProvisional: boolean | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly email: string;
  readonly status: string;
  readonly points: number;
  readonly accountId: string | null;
}

const COLUMNS = ["id", "nickname", "isNicknameProvisional", "name", "surname", "email", "status", "points", "accountId"] as const;

export function valuesOf(person: Omit<Person, "id" | "email" | "status" | "accountId">, community: string): MergeValues {
  const { nickname, isNicknameProvisional, name, surname, points } = person;
  // One that the product made up tells nobody who is meant.
  return { nickname: isNicknameProvisional ? null : nickname, name, surname, labs: String(points), community };
}

export function readPeople(db: SpaceDb, ids: readonly string[]): Promise<readonly Person[]> {
  return db
    .selectFrom("member")
    .select(COLUMNS)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy("id")
    .execute();
}

interface Judging {
  readonly channel: Channel;
  readonly text: WrittenText;
  readonly ids: readonly string[];
  /** @default now */
  readonly now?: Date;
  /** Whether they are written to in the open transaction, see `mailLimits`. @default false */
  readonly isBinding?: boolean;
}

/** What keeps members from getting a mail, or lets it wait. */
async function readMailHurdles(db: SpaceDb, people: readonly Person[], judging: Judging, tools: HostTools) {
  const { ids, now = new Date(), isBinding = false } = judging;
  const emails = people.map(({ email }) => email);
  const unsubscribed = await tools.unsubscribedAmong(db, emails);
  const mailable = await tools.readMailable(db, { kind: EMAIL.name, ids });
  const refused = await tools.suppressedAmong(emails);
  const limits = await tools.mailLimits(db, { emails, now, isBinding });
  return {
    reasonOf: ({ id, email }: Person): Reason | undefined => {
      if (!email.includes("@")) return "NO_EMAIL";
      if (unsubscribed.has(email)) return "UNSUBSCRIBED";
      if (!mailable.has(id)) return "OPTED_OUT";
      return refused.has(email) ? "REFUSED" : undefined;
    },
    limitOf: ({ email }: Person) => limits.get(email),
  };
}

/** Fills a text in for some members, and says who of them gets nothing for what reason. */
export async function judgePeople(
  db: SpaceDb,
  judging: Judging,
  { tools }: Pick<MailingServices, "tools">,
): Promise<readonly Recipient[]> {
  const { channel, text, ids } = judging;
  const people = await readPeople(db, ids);
  const hurdles = channel === "MAIL" ? await readMailHurdles(db, people, judging, tools()) : undefined;
  const { name: community } = await tools().mailTheme(db);
  const reasonOf = (person: Person, isFilled: boolean): Reason | undefined => {
    if (person.status === "INACTIVE") return "INACTIVE";
    if (person.status !== "ACTIVE") return "NOT_JOINED";
    const reason = hurdles?.reasonOf(person);
    if (reason) return reason;
    if (!isFilled) return "NO_VALUE";
    return hurdles?.limitOf(person)?.isOver ? "CAP" : undefined;
  };
  return people.map((person) => {
    const { id, nickname, email, accountId } = person;
    const { subject, content, missing } = fillText(text, valuesOf(person, community));
    const reason = reasonOf(person, missing.length === 0);
    return { id, nickname, email, accountId, subject, content, reason, quietUntil: hurdles?.limitOf(person)?.quietUntil };
  });
}
