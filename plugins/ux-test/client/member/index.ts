import TouchAppOutlined from "@mui/icons-material/TouchAppOutlined";
import type { MemberHost } from "../../../../src/client/kit/member";
import { UX_TEST } from "../../shared/uxTest";

/** Usability tests are taken in the page of surveys, the runner. */
export function register(host: MemberHost): void {
  host.activityType({ name: UX_TEST, Icon: TouchAppOutlined });
}
