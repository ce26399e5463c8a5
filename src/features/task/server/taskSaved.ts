import { defineEvent } from "../../../contracts/defineEvent";
import type { Participations } from "../../../contracts/services/participation";
import type { ServerHost } from "../../../server/kit";
import { progressOf } from "../shared/progressOf";
import { countedAnswersIn } from "./answers";
import { readParts } from "./readTask";
import { settle } from "./settle";

/** What a task asks for was changed while members were at it. */
export const taskSaved = defineEvent<{ readonly activityId: string }>("task.saved");

/** Who has done all that is still asked for is done. Who was done stays so: they did what was asked then. */
export function followSaved(host: Pick<ServerHost, "afterCommit">, participations: () => Participations): void {
  host.afterCommit(taskSaved, {
    name: "task.settle",
    handle: async ({ db, payload: { activityId } }) => {
      const parts = await readParts(db, activityId);
      const rows = await countedAnswersIn(db, [activityId])
        .innerJoin("participation", "participation.member", "comment.member")
        .where("participation.activity", "=", activityId)
        .where("participation.status", "=", "STARTED")
        .select(["comment.member", "taskPart.topic"])
        .execute();
      const answered = new Map<string, Set<string>>();
      for (const { member, topic } of rows) if (member) answered.set(member, (answered.get(member) ?? new Set()).add(topic));
      for (const [memberId, topics] of answered)
        if (progressOf(parts, topics) === 1) await settle(db, { activityId, memberId }, participations());
    },
  });
}
