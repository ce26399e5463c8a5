import PollOutlined from "@mui/icons-material/PollOutlined";
import type { MemberHost } from "../../../../client/kit/member";

/** Surveys are answered in a page of their own, the runner. */
export function register(host: MemberHost): void {
  host.activityType({ name: "el_survey", Icon: PollOutlined });
}
