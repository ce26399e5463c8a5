import { sql } from "../../../../server/kit";
import type { ConversationSummary } from "../../shared/api/summary";
import { presenting, type Reader } from "../conversation/openReader";
import { visibleComments } from "../conversation/view";
import { readTopicNames } from "../exports/readTranscript";
import { COMMENT_FIELDS } from "./commentFields";
import { presentComments } from "./presentComments";

const MOST_CODES = 20;
const MOST_VALUED = 5;
const MOST_QUOTES = 8;

const count = sql<number>`count(*)::int`;
const people = sql<number>`count(distinct comment.member)::int`;

/** What members wrote, as far as it is published. */
const written = ({ db, view }: Reader) =>
  visibleComments(db, view).where("comment.member", "is not", null).where("comment.status", "=", "PUBLISHED");

async function readTotals(reader: Reader) {
  const totals = await written(reader)
    .select([count.as("comments"), people.as("members")])
    .select(sql<number>`count(comment.parent_comment)::int`.as("replies"))
    .executeTakeFirstOrThrow();
  const { teamComments } = await visibleComments(reader.db, reader.view)
    .where("comment.moderator", "is not", null)
    .select(count.as("teamComments"))
    .executeTakeFirstOrThrow();
  return { ...totals, teamComments };
}

function readDays(reader: Reader, timeZone: string) {
  const day = sql<string>`to_char(comment.created_at at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return written(reader)
    .select([day.as("day"), count.as("comments")])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
}

async function readTopics(reader: Reader): Promise<ConversationSummary["topics"]> {
  const titles = await readTopicNames(reader.db, reader.view.activityId);
  if (titles.size === 0) return [];
  const rows = await written(reader)
    .select(["comment.topic", count.as("comments"), people.as("members")])
    .groupBy("comment.topic")
    .execute();
  const found = new Map(rows.map(({ topic, ...figures }) => [topic, figures]));
  const none = { comments: 0, members: 0 };
  return [...titles].map(([id, title]) => ({ id, title, ...(found.get(id) ?? none) }));
}

/** The comments' passages with their codes. */
const coded = (reader: Reader) =>
  visibleComments(reader.db, reader.view)
    .innerJoin("codedPassage", "codedPassage.comment", "comment.id")
    .innerJoin("commentCode", "commentCode.id", "codedPassage.code");

function readCodes(reader: Reader) {
  return coded(reader)
    .select(["commentCode.id", "commentCode.name", "commentCode.color", count.as("passages"), people.as("members")])
    .groupBy(["commentCode.id", "commentCode.name", "commentCode.color"])
    .orderBy(count, "desc")
    .orderBy("commentCode.name")
    .limit(MOST_CODES)
    .execute();
}

async function readQuotes(reader: Reader): Promise<ConversationSummary["quotes"]> {
  const rows = await coded(reader)
    .leftJoin("member", "member.id", "comment.member")
    .where("codedPassage.quote", "is not", null)
    .select(["codedPassage.id", "comment.id as commentId", "codedPassage.quote"])
    .select(["commentCode.name as code", "commentCode.color", "member.nickname"])
    .orderBy("codedPassage.createdAt", "desc")
    .orderBy("codedPassage.id")
    .limit(MOST_QUOTES)
    .execute();
  return rows.map(({ quote, nickname, ...row }) => ({ ...row, quote: quote ?? "", author: nickname ?? "" }));
}

async function readMostValued(reader: Reader): Promise<ConversationSummary["mostValued"]> {
  const rows = await written(reader)
    .where((eb) => eb.or([eb("comment.likes", ">", 0), eb("comment.medal", "=", true)]))
    .select(COMMENT_FIELDS)
    .orderBy("comment.likes", "desc")
    .orderBy("comment.medal", "desc")
    .orderBy("comment.seq")
    .limit(MOST_VALUED)
    .execute();
  const comments = await presentComments(reader.db, rows, { view: reader.view, ...presenting(reader) });
  return comments.map(({ id, seq, author, text, likes, dislikes, medal }) => ({ id, seq, author, text, likes, dislikes, medal }));
}

/** Figures of a conversation. */
export async function readSummary(reader: Reader, timeZone: string): Promise<ConversationSummary> {
  return {
    ...(await readTotals(reader)),
    days: await readDays(reader, timeZone),
    topics: await readTopics(reader),
    codes: await readCodes(reader),
    mostValued: await readMostValued(reader),
    quotes: await readQuotes(reader),
  };
}
