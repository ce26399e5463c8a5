import ForumOutlined from "@mui/icons-material/ForumOutlined";
import type { MemberHost } from "../../../../client/kit/member";
import { DEBATE } from "../../shared/debate";

export function register(host: MemberHost): void {
  host.activityType({
    name: DEBATE,
    Icon: ForumOutlined,
    load: () => import("./DebateScreen").then(({ DebateScreen }) => ({ default: DebateScreen })),
  });
}
