import EmojiEventsOutlined from "@mui/icons-material/EmojiEventsOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import type { MemberHost } from "../../../../client/kit/member";

/** Who leads, and a member's own LABs. */
export function register(host: MemberHost): void {
  host.memberScreen({
    path: "ranking",
    isGamification: true,
    menu: { label: "ledger.ranking.title", Icon: EmojiEventsOutlined, order: 20 },
    profileLink: { label: "ledger.ranking.title", Icon: EmojiEventsOutlined },
    load: () => import("./RankingScreen").then(({ RankingScreen }) => ({ default: RankingScreen })),
  });
  host.memberScreen({
    path: "historial",
    isGamification: true,
    profileLink: { label: "community.history.open", Icon: HistoryOutlined },
    load: () => import("./history/HistoryScreen").then(({ HistoryScreen }) => ({ default: HistoryScreen })),
  });
}
