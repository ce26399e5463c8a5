import CasinoOutlined from "@mui/icons-material/CasinoOutlined";
import type { MemberHost } from "../../../../client/kit/member";
import { raffleOffers } from "../../../../contracts/views/raffles";

/** A member's raffles. */
export function register(host: MemberHost): void {
  host.memberScreen({
    path: "sorteos",
    menu: { label: "raffles.member.title", Icon: CasinoOutlined, order: 20 },
    load: () => import("./RafflesScreen").then(({ RafflesScreen }) => ({ default: RafflesScreen })),
  });
  host.view(raffleOffers, () => import("./RaffleOffers").then(({ RaffleOffers }) => ({ default: RaffleOffers })));
}
