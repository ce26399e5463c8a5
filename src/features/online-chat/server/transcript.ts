import type { SpaceDb } from "../../../server/kit";
import { createZone } from "../../../shared/dates/zone";
import { readTimeZone } from "./readChat";

interface Line {
  readonly createdAt: string;
  readonly text: string;
  readonly isReply: boolean;
  readonly isQuestion: boolean;
  readonly name: string;
}

/** In the order they were said, what is hidden or deleted left out. */
async function readLines(db: SpaceDb, activityId: string): Promise<readonly Line[]> {
  const rows = await db
    .selectFrom("comment")
    .leftJoin("member", "member.id", "comment.member")
    .leftJoin("staffRole", "staffRole.id", "comment.moderator")
    .select([
      "comment.createdAt",
      "comment.text",
      "comment.parentComment",
      "comment.isQuestion",
      "member.nickname",
      "staffRole.name",
    ])
    // Of an erased person nothing is left to read.
    .where(({ eb, or }) => or([eb("member.id", "is", null), eb("member.email", "not like", "%@erased.invalid")]))
    .where("comment.activity", "=", activityId)
    .where("comment.audience", "=", "EVERYBODY")
    .where("comment.status", "=", "PUBLISHED")
    .where("comment.deletedAt", "is", null)
    .orderBy("comment.seq")
    .execute();
  return rows.map(({ createdAt, text, parentComment, isQuestion, nickname, name }) => ({
    createdAt,
    text,
    isQuestion,
    isReply: parentComment !== null,
    name: nickname ?? name ?? "–",
  }));
}

function formatLine({ createdAt, text, isReply, isQuestion, name }: Line, clockAt: (instant: string) => string): string {
  const mark = isQuestion ? "? " : isReply ? "> " : "";
  const indented = text.replace(/\n/g, "\n    ");
  return `[${clockAt(createdAt).slice(0, "YYYY-MM-DDTHH:MM:SS".length).replace("T", " ")}] ${name}: ${mark}${indented}`;
}

/** What was said in a chat as plain text, a line each; `?` begins a question of the guide, `>` a reply. */
export async function transcriptOf(db: SpaceDb, activityId: string): Promise<string> {
  const timeZone = await readTimeZone(db, activityId);
  const { clockAt } = createZone(timeZone);
  const activity = await db.selectFrom("activity").select("title").where("id", "=", activityId).executeTakeFirst();
  const lines = (await readLines(db, activityId)).map((line) => formatLine(line, clockAt));
  return `${[`${activity?.title ?? ""} (${timeZone})`, "", ...lines].join("\n")}\n`;
}
