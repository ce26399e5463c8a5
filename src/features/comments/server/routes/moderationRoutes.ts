import type { Comment } from "../../../../contracts/api/comments";
import { type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { moderationApi } from "../../shared/api/moderation";
import { openReader, presenting, type Reader } from "../conversation/openReader";
import { demandModerator } from "../conversation/viewer";
import { type MedalTools, setMedal } from "../moderation/medal";
import { mark, sendBack } from "../moderation/moderate";
import { settleReports } from "../moderation/reports";
import { readComment } from "../read/readComment";
import { activityOf } from "../write/holdComment";
import type { WriteTools } from "../write/postComment";
import { removeComment } from "../write/removeComment";

const access = { entity: "comment", action: "read" } as const;

export interface ModerationTools extends WriteTools, MedalTools {
  readonly tools: () => HostTools;
}

/** Hiding and deleting are in the comment's own history. */
const MODERATED = { action: "moderate", entity: "comment", record: "commentId" } as const;

/** What the team does with one comment. */
export function moderationRoutes(tools: ModerationTools): readonly ExtensionRoute[] {
  const openModeration = async (context: RouteContext, commentId: string): Promise<Reader> => {
    const { activity, audience } = await activityOf(context.db, commentId);
    await demandModerator(context, activity);
    return openReader(context, activity, tools.services, audience);
  };
  /** @param run in a transaction. @returns the comment after it */
  const moderate = async (context: RouteContext, commentId: string, run: (reader: Reader) => Promise<void>): Promise<Comment> => {
    const reader = await openModeration(context, commentId);
    return context.db.transaction(async () => {
      await run(reader);
      const comment = await readComment(context.db, reader.view, commentId, presenting(reader));
      if (!comment) throw new AppError("record.notFound");
      return comment;
    });
  };
  return [
    route(moderationApi, "PUT /client/communities/comment/:commentId/tags", {
      act: MODERATED,
      access,
      handle: (context, { params: { commentId }, body: { tags } }) =>
        moderate(context, commentId, () => mark(context.db, commentId, { tags: [...new Set(tags)] })),
    }),
    route(moderationApi, "PUT /client/communities/comment/:commentId/pin", {
      act: MODERATED,
      access,
      handle: (context, { params: { commentId }, body: { isPinned } }) =>
        moderate(context, commentId, () => mark(context.db, commentId, { isPinned })),
    }),
    route(moderationApi, "PUT /client/communities/comment/:commentId/note", {
      act: MODERATED,
      access,
      handle: (context, { params: { commentId }, body: { note } }) =>
        moderate(context, commentId, () => mark(context.db, commentId, { note: note || null })),
    }),
    route(moderationApi, "PUT /client/communities/comment/:commentId/visibility", {
      access,
      handle: (context, { params: { commentId }, body: { isHidden } }) =>
        moderate(context, commentId, () =>
          context.records.transition({ entity: "comment", id: commentId, name: isHidden ? "hide" : "publish" }),
        ),
    }),
    route(moderationApi, "POST /client/communities/comment/:commentId/settleReports", {
      act: MODERATED,
      access,
      handle: (context, { params: { commentId } }) => moderate(context, commentId, () => settleReports(context.db, commentId)),
    }),
    route(moderationApi, "POST /client/communities/comment/:commentId/sendBack", {
      act: MODERATED,
      access,
      handle: (context, { params: { commentId }, body: { explanation } }) =>
        moderate(context, commentId, ({ conversation: { rules } }) => {
          const isUntilEnd = rules.changeable === "untilEnd";
          return sendBack(context.db, { id: commentId, explanation, isUntilEnd }, tools.tools());
        }),
    }),
    route(moderationApi, "POST /experienceLabs/comment/:id/medal", {
      act: { action: "moderate", entity: "comment" },
      access,
      handle: (context, { params: { id }, body: { medal } }) =>
        moderate(context, id, () => setMedal(context.db, id, medal, tools)),
    }),
    route(moderationApi, "DELETE /client/communities/comment/:id", {
      access,
      handle: async (context, { params: { id } }) => removeComment(await openModeration(context, id), id, tools),
    }),
  ];
}
