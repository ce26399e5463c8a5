import ThumbsUpDownOutlined from "@mui/icons-material/ThumbsUpDownOutlined";
import type { MemberHost } from "../../../../client/kit/member";
import { OPINION } from "../../shared/opinion";

export function register(host: MemberHost): void {
  host.activityType({
    name: OPINION,
    Icon: ThumbsUpDownOutlined,
    load: () => import("./OpinionScreen").then(({ OpinionScreen }) => ({ default: OpinionScreen })),
  });
}
