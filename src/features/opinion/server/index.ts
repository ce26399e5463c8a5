import { commentPosted, commentWithdrawn } from "../../../contracts/events/comment";
import { comments } from "../../../contracts/services/comments";
import { participations } from "../../../contracts/services/participation";
import { withCodes } from "../../../contracts/withCodes";
import type { ConversationRules, ServerHost } from "../../../server/kit";
import { OPINION_ERRORS } from "../shared/errors";
import { OPINION, type OthersVisible } from "../shared/opinion";
import { demoOpinion } from "./demoOpinion";
import { duplicateOpinion } from "./duplicateOpinion";
import { followPosted, followWithdrawn } from "./participation";
import { readVariables } from "./readVariables";
import { opinionRoutes } from "./routes";
import { readOpinion } from "./settings";

const VISIBLE: Readonly<Record<OthersVisible, ConversationRules["othersVisible"]>> = {
  AFTER_OWN: "afterOwn",
  ALWAYS: "always",
  NEVER: "never",
};

/** Opinions: one's own first, uninfluenced; then, where the team lets them, what the others wrote. */
export function register(host: ServerHost): void {
  const useParticipations = host.use(participations, "opinion");
  host.errors(Object.values(OPINION_ERRORS));
  host.activityType({
    name: OPINION,
    icon: "ThumbsUpDown",
    memberPath: "opinion",
    publishErrors: async ({ db, activityId }) =>
      (await readOpinion(db, activityId))
        ? []
        : [{ path: "/question", rule: "required", messageKey: "opinion.errors.noQuestion" }],
    variables: withCodes(readVariables, host.use(comments, "opinion")),
    duplicate: duplicateOpinion,
    conversation: {
      rules: async ({ db, activityId }) => {
        const opinion = await readOpinion(db, activityId);
        if (!opinion) return undefined;
        const row = await db.selectFrom("activity").select("showActions").where("id", "=", activityId).executeTakeFirst();
        const showsActions = row?.showActions ?? true;
        return {
          starters: ["member"],
          canMembersReply: showsActions,
          hasReactions: showsActions,
          othersVisible: VISIBLE[opinion.othersVisible],
          hasTopics: false,
          isOneThreadEach: false,
          changeable: "untilEnd",
          isLive: false,
        };
      },
    },
  });
  host.on(commentPosted, ({ db, payload }) => followPosted(db, payload, useParticipations()));
  host.on(commentWithdrawn, ({ db, payload }) => followWithdrawn(db, payload, useParticipations()));
  for (const route of opinionRoutes(useParticipations)) host.route(route);
  host.demoSeed(demoOpinion);
}
