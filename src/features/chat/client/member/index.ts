import ForumOutlined from "@mui/icons-material/ForumOutlined";
import type { MemberHost } from "../../../../client/kit/member";

/** The member's chat with the moderators. */
export function register(host: MemberHost): void {
  host.memberScreen({
    path: "chat",
    section: {
      label: "chat.title",
      Icon: ForumOutlined,
      order: 25,
      badge: () => import("./OwnUnread").then(({ OwnUnread }) => ({ default: OwnUnread })),
    },
    load: () => import("./ChatScreen").then(({ ChatScreen }) => ({ default: ChatScreen })),
  });
}
