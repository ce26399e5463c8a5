import { commentPosted, commentWithdrawn } from "../../../contracts/events/comment";
import { comments } from "../../../contracts/services/comments";
import { participations } from "../../../contracts/services/participation";
import { withCodes } from "../../../contracts/withCodes";
import type { ServerHost } from "../../../server/kit";
import { DEBATE } from "../shared/debate";
import { DEBATE_ERRORS } from "../shared/errors";
import { demoDebate } from "./demoDebate";
import { duplicateDebate } from "./duplicateDebate";
import { keepTopics } from "./keepTopics";
import { followPosted, followWithdrawn } from "./participation";
import { readNeeded } from "./readDebate";
import { readProgress } from "./readProgress";
import { readVariables } from "./readVariables";
import { debateRoutes } from "./routes";

/** Debates: members talk under one or more topics; taking part is to say something in enough of them. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "debate");
  host.errors(Object.values(DEBATE_ERRORS));
  host.activityType({
    name: DEBATE,
    icon: "Forum",
    memberPath: "debate",
    publishErrors: async ({ db, activityId }) =>
      (await readNeeded(db, activityId)) > 0 ? [] : [{ path: "/topics", rule: "required", messageKey: "debate.errors.noTopic" }],
    progress: readProgress,
    variables: withCodes(readVariables, host.use(comments, "debate")),
    duplicate: duplicateDebate,
    conversation: {
      rules: async ({ db, activityId }) => {
        const row = await db.selectFrom("activity").select("showActions").where("id", "=", activityId).executeTakeFirst();
        return {
          starters: ["member", "team"],
          canMembersReply: row?.showActions ?? true,
          hasReactions: row?.showActions ?? true,
          othersVisible: "always",
          hasTopics: true,
          isOneThreadEach: false,
          changeable: "shortly",
          isLive: false,
        };
      },
    },
  });
  host.on(commentPosted, ({ db, payload }) => followPosted(db, payload, useParticipations()));
  host.on(commentWithdrawn, ({ db, payload }) => followWithdrawn(db, payload, useParticipations()));
  host.entityHook(keepTopics);
  for (const route of debateRoutes(useParticipations)) host.route(route);
  host.demoSeed(demoDebate);
}
