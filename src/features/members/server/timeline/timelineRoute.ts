import { route } from "../../../../server/kit";
import { memberFiguresApi } from "../../shared/api/figures";
import { readCursor, readTimeline } from "./readTimeline";

/** A person's page as one timeline, for those who look after members: it has private messages. */
export const timelineRoute = route(memberFiguresApi, "GET /api/members/:id/timeline", {
  access: { entity: "member", action: "update" },
  handle: async (context, { params: { id: memberId }, query: { before, kind } }) => {
    // Whoever doesn't reach the member isn't told that there is one.
    await context.records.read("member", memberId);
    return readTimeline(context, { memberId, before: before ? readCursor(before) : undefined, ...(kind ? { kind } : {}) });
  },
});
