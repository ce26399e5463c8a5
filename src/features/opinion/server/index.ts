import { commentPosted, commentWithdrawn } from "../../../contracts/events/comment";
import { participations } from "../../../contracts/services/participation";
import type { ConversationRules, ServerHost } from "../../../server/kit";
import { OPINION_ERRORS } from "../shared/errors";
import { OPINION, type OthersVisible } from "../shared/opinion";
import { demoOpinion } from "./demoOpinion";
import { readOpinion } from "./opinions";
import { followComment } from "./participation";
import { opinionRoutes } from "./routes";

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
    conversation: {
      rules: async ({ db, activityId }) => {
        const opinion = await readOpinion(db, activityId);
        if (!opinion) return undefined;
        const row = await db.selectFrom("activity").select("showActions").where("id", "=", activityId).executeTakeFirst();
        const isOpen = (row?.showActions ?? true) && opinion.othersVisible !== "NEVER";
        return {
          starters: ["member"],
          canMembersReply: isOpen,
          hasReactions: isOpen,
          othersVisible: VISIBLE[opinion.othersVisible],
          hasTopics: false,
          isOneThreadEach: false,
          changeable: "untilEnd",
          isLive: false,
        };
      },
    },
  });
  for (const event of [commentPosted, commentWithdrawn])
    host.on(event, ({ db, payload }) => followComment(db, payload, useParticipations()));
  for (const route of opinionRoutes(useParticipations)) host.route(route);
  host.demoSeed(demoOpinion);
}
