import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const BASE = "/client/communities/chatbot";
const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";

export const routes: Readonly<Record<string, RouteRow>> = {
  [`POST ${BASE}/start`]: { open: CALLERS.member },
  [`POST ${BASE}/message/send`]: {
    open: CALLERS.member,
    isAbsent: true,
    body: { conversation: ABSENT, text: "How many LABs do I have?", clientKey: ABSENT },
  },
  [`POST ${BASE}/message/:messageId/handOver`]: { open: CALLERS.member, isAbsent: true, params: { messageId: ABSENT } },
};
