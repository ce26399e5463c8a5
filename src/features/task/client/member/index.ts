import AssignmentOutlined from "@mui/icons-material/AssignmentOutlined";
import type { MemberHost } from "../../../../client/kit/member";
import { TASK } from "../../shared/task";

export function register(host: MemberHost): void {
  host.activityType({
    name: TASK,
    Icon: AssignmentOutlined,
    load: () => import("./TaskScreen").then(({ TaskScreen }) => ({ default: TaskScreen })),
  });
}
