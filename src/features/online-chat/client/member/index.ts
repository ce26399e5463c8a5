import ChatBubbleOutlined from "@mui/icons-material/ChatBubbleOutlineOutlined";
import type { MemberHost } from "../../../../client/kit/member";
import { ONLINE_CHAT } from "../../shared/onlineChat";

export function register(host: MemberHost): void {
  host.activityType({
    name: ONLINE_CHAT,
    Icon: ChatBubbleOutlined,
    load: () => import("./ChatScreen").then(({ ChatScreen }) => ({ default: ChatScreen })),
  });
}
