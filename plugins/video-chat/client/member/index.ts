import VideocamOutlined from "@mui/icons-material/VideocamOutlined";
import type { MemberHost } from "../../../../src/client/kit/member";
import { VIDEO_CHAT } from "../../shared/videoChat";

export function register(host: MemberHost): void {
  host.memberScreen({
    path: "activities/:activityId/video-chat-rest",
    load: () => import("./RestScreen").then(({ RestScreen }) => ({ default: RestScreen })),
  });
  host.activityType({
    name: VIDEO_CHAT,
    Icon: VideocamOutlined,
    load: () => import("./VideoScreen").then(({ VideoScreen }) => ({ default: VideoScreen })),
  });
}
