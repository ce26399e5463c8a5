import { type SpaceDb, sql } from "../../../server/kit";
import type { RichText } from "../../../shared/richText/richTextSchema";
import type { Channel, Reason } from "../shared/mailings";
import type { MergeValues } from "../shared/mergeFields";
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

/** Fills a text in for some members, and says who of them gets nothing for what reason. */
export async function judgePeople(
  db: SpaceDb,
  { channel, text, ids }: { readonly channel: Channel; readonly text: WrittenText; readonly ids: readonly string[] },
  { tools }: Pick<MailingServices, "tools">,
): Promise<readonly Recipient[]> {
  const people = await readPeople(db, ids);
  const isMail = channel === "MAIL";
  const emails = people.map(({ email }) => email);
  const unsubscribed = isMail ? await tools().unsubscribedAmong(db, emails) : new Set();
  const refused = isMail ? await tools().suppressedAmong(emails) : new Set();
  const { name: community } = await tools().mailTheme(db);
  const reasonOf = ({ email, status }: Person, isFilled: boolean): Reason | undefined => {
    if (status === "INACTIVE") return "INACTIVE";
    if (status !== "ACTIVE") return "NOT_JOINED";
    if (isMail && !email.includes("@")) return "NO_EMAIL";
    if (unsubscribed.has(email)) return "UNSUBSCRIBED";
    if (refused.has(email)) return "REFUSED";
    return isFilled ? undefined : "NO_VALUE";
  };
  return people.map((person) => {
    const { id, nickname, email, accountId } = person;
    const { subject, content, missing } = fillText(text, valuesOf(person, community));
    return { id, nickname, email, accountId, subject, content, reason: reasonOf(person, missing.length === 0) };
  });
}
