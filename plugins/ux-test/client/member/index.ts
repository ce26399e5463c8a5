import TouchAppOutlined from "@mui/icons-material/TouchAppOutlined";
import type { MemberHost } from "../../../../src/client/kit/member";
import { UX_TEST } from "../../shared/uxTest";

export function register(host: MemberHost): void {
  host.activityType({
    name: UX_TEST,
    Icon: TouchAppOutlined,
    load: () => import("./UxScreen").then(({ UxScreen }) => ({ default: UxScreen })),
  });
}
