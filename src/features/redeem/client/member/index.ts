import InfoOutlined from "@mui/icons-material/InfoOutlined";
import RedeemOutlined from "@mui/icons-material/RedeemOutlined";
import type { MemberHost } from "../../../../client/kit/member";

/** The wallet: LABs for rewards; and what LABs are for. */
export function register(host: MemberHost): void {
  host.memberScreen({
    path: "redeem",
    isGamification: true,
    menu: { label: "redeem.wallet.title", Icon: RedeemOutlined, order: 10 },
    profileLink: { label: "redeem.wallet.title", Icon: RedeemOutlined },
    load: () => import("./WalletScreen").then(({ WalletScreen }) => ({ default: WalletScreen })),
  });
  host.memberScreen({
    path: "redeem-info",
    isGamification: true,
    welcomeLink: { label: "redeem.info.link", Icon: InfoOutlined },
    load: () => import("./InfoScreen").then(({ InfoScreen }) => ({ default: InfoScreen })),
  });
}
