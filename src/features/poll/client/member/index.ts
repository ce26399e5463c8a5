import HowToVoteOutlined from "@mui/icons-material/HowToVoteOutlined";
import type { MemberHost } from "../../../../client/kit/member";
import { POLL } from "../../shared/poll";

export function register(host: MemberHost): void {
  host.activityType({
    name: POLL,
    Icon: HowToVoteOutlined,
    load: () => import("./PollScreen").then(({ PollScreen }) => ({ default: PollScreen })),
  });
}
