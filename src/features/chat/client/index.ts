import type { ClientHost } from "../../../client/kit/console";

/** The team's chats with members and observers. */
export function register(host: ClientHost): void {
  host.consolePage({
    console: "community",
    path: "chat",
    label: "chat.title",
    icon: "ChatBubble",
    group: "messages",
    badge: () => import("./team/TeamUnread").then(({ TeamUnread }) => ({ default: TeamUnread })),
    load: () => import("./team/ChatPage").then(({ ChatPage }) => ({ default: ChatPage })),
  });
  host.dashboardCard({
    console: "community",
    name: "chat",
    order: 24,
    needs: { entity: "member", action: "update" },
    load: () => import("./team/WaitingCard").then(({ WaitingCard }) => ({ default: WaitingCard })),
  });
  host.recordAction({
    entity: "member",
    name: "chat",
    label: "chat.team.write",
    icon: "ChatBubble",
    needs: "update",
    isShown: ({ status }) => status !== "INACTIVE",
    load: () => import("./team/WriteToMember").then(({ WriteToMember }) => ({ default: WriteToMember })),
  });
}
