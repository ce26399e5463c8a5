import RedeemOutlined from "@mui/icons-material/RedeemOutlined";
import type { MemberHost } from "../../../../client/kit/member";

/** The wallet: LABs for rewards. */
export function register(host: MemberHost): void {
  host.memberScreen({
    path: "redeem",
    isGamification: true,
    menu: { label: "redeem.wallet.title", Icon: RedeemOutlined, order: 10 },
    load: () => import("./WalletScreen").then(({ WalletScreen }) => ({ default: WalletScreen })),
  });
}
