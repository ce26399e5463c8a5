import type { ClientHost, EntityRecord } from "../../../client/kit/console";
import { ONLINE_CHAT } from "../shared/onlineChat";

const isChat = (record: EntityRecord) => record.type === ONLINE_CHAT;

/** Step 2 of a chat, its live session and what was said. */
export function register(host: ClientHost): void {
  host.recordTab({
    entity: "activity",
    order: 20,
    path: "step2",
    stage: "setup",
    label: "onlineChat.tab",
    icon: "Schedule",
    isShown: isChat,
    load: () => import("./SetupTab").then(({ SetupTab }) => ({ default: SetupTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 30,
    path: "live",
    label: "onlineChat.live.tab",
    icon: "Bolt",
    isShown: isChat,
    load: () => import("./live/LiveTab").then(({ LiveTab }) => ({ default: LiveTab })),
  });
  host.recordTab({
    entity: "activity",
    order: 50,
    path: "conversation",
    stage: "results",
    label: "onlineChat.results",
    icon: "Forum",
    isShown: isChat,
    load: () => import("./ConversationTab").then(({ ConversationTab }) => ({ default: ConversationTab })),
  });
}
