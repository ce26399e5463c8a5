import EmojiEventsOutlined from "@mui/icons-material/EmojiEventsOutlined";
import type { MemberHost } from "../../../../client/kit/member";

/** Who leads, for members. */
export function register(host: MemberHost): void {
  host.memberScreen({
    path: "ranking",
    isGamification: true,
    menu: { label: "ledger.ranking.title", Icon: EmojiEventsOutlined, order: 20 },
    load: () => import("./RankingScreen").then(({ RankingScreen }) => ({ default: RankingScreen })),
  });
}
