import { clientOf, useCommunity } from "../../../../client/kit/member";
import type { redeemApi } from "../../shared/api/redeem";

const redeems = clientOf<typeof redeemApi>();

/** The wallet, and what is done with it. */
export function useWallet() {
  const { communityId: id } = useCommunity();
  const { data, error, refetch } = redeems.useCall("GET /tester/communities/:id/wallet", { params: { id } });
  return {
    ...{ data, error, refetch },
    ask: (cardId: string, key: string) =>
      redeems.call("POST /tester/communities/:id/redeemPoints", { params: { id }, body: { cardId, key } }),
    reveal: (redeemId: string, password: string) =>
      redeems.call("POST /tester/communities/:id/redeems/:redeemId/code", { params: { id, redeemId }, body: { password } }),
    remind: () => redeems.call("POST /tester/communities/:id/askNotification", { params: { id } }),
  };
}

export type WalletCalls = Pick<ReturnType<typeof useWallet>, "ask" | "reveal" | "remind">;
