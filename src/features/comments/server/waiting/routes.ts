import { type ExtensionRoute, route } from "../../../../server/kit";
import { waitingApi } from "../../shared/api/waiting";
import type { Types } from "../conversation/readConversation";
import { readWaiting } from "./readWaiting";

/** What waits for the team. */
export const waitingRoutes = (types: Types): readonly ExtensionRoute[] => [
  route(waitingApi, "GET /api/comments/waiting", {
    access: { kind: "staff" },
    handle: (context) => readWaiting(context, types),
  }),
];
