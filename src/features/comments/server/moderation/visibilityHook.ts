import { commentPosted, commentWithdrawn } from "../../../../contracts/events/comment";
import type { EntityHook, ServerHost } from "../../../../server/kit";
import { emitNews } from "../conversation/channel";
import { readConversation } from "../conversation/readConversation";
import { HIDDEN } from "../notify/kinds";
import { factOf, type HeldComment } from "../write/holdComment";
import { settleReports } from "./reports";

/** A hidden comment counts no more, a published one does again; its author is told, and those who are there. */
export function visibilityHook(host: Pick<ServerHost, "tools" | "registries">): EntityHook {
  return {
    entity: "comment",
    afterTransition: async ({ db, record, transition }) => {
      const comment = record as unknown as HeldComment;
      const { id, activity, member, version } = comment;
      const isHidden = transition === "hide";
      const tools = host.tools();
      if (isHidden) await settleReports(db, id);
      await tools.publish(db, isHidden ? commentWithdrawn : commentPosted, factOf(comment));
      const key = `hidden:${id}:${version}`;
      if (isHidden && member) await tools.notify(db, { kind: HIDDEN.name, members: [member], activityId: activity, key });
      const conversation = await readConversation(db, activity, host.registries.activityTypes);
      const gone = { id, seq: comment.seq ?? 0 };
      emitNews(db, tools, { conversation, audience: "EVERYBODY", kind: isHidden ? "removed" : "posted", comment: gone });
    },
  };
}
