import PlaceOutlined from "@mui/icons-material/PlaceOutlined";
import type { MemberHost } from "../../../../src/client/kit/member";
import { HEAT_MAP } from "../../shared/heatMap";

export function register(host: MemberHost): void {
  host.activityType({
    name: HEAT_MAP,
    Icon: PlaceOutlined,
    load: () => import("./HeatMapScreen").then(({ HeatMapScreen }) => ({ default: HeatMapScreen })),
  });
}
