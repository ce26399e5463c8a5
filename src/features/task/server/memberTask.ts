import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { MemberPart, MemberTask } from "../shared/api";
import { answersIn } from "./answers";
import { readTask } from "./readTask";

const STATES: Readonly<Record<string, MemberPart["state"]>> = { PUBLISHED: "SENT", SENT_BACK: "SENT_BACK", HIDDEN: "HIDDEN" };

/** A task as a member sees it, with how one's own answers stand. @throws AppError `record.notFound` */
export async function readMemberTask(db: SpaceDb, activityId: string, memberId: string): Promise<MemberTask> {
  const task = await readTask(db, activityId);
  if (!task) throw new AppError("record.notFound");
  const rows = await answersIn(db, [activityId])
    .select(["taskPart.topic", "comment.status", "comment.explanation"])
    .where("comment.member", "=", memberId)
    .execute();
  const answers = new Map(rows.map((row) => [row.topic, row]));
  return {
    ...task,
    parts: task.parts.map((part) => {
      const { status = "", explanation = null } = answers.get(part.id) ?? {};
      return { ...part, state: STATES[status] ?? "TODO", explanation: status === "SENT_BACK" ? explanation : null };
    }),
  };
}
