import { type StudyMove, studyMoved } from "../../../../contracts/events/study";
import type { EntityHook, HostTools } from "../../../../server/kit";

/** The moves that are transitions; the others are told by whoever makes them. */
const TRANSITIONS: readonly StudyMove[] = ["contract", "release", "sendBack", "open", "finish"];

/** Tells `study.moved` of a study's transitions. @param tools from the first request on */
export function publishMoves(tools: () => Pick<HostTools, "publish">): EntityHook {
  return {
    entity: "study",
    afterTransition: async ({ db, record, transition, actor }) => {
      const move = TRANSITIONS.find((name) => name === transition);
      if (move) await tools().publish(db, studyMoved, { studyId: String(record.id), move, accountId: actor.accountId });
    },
  };
}
