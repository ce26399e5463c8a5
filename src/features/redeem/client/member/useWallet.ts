import { useCommunity, useLoad, useRequest } from "../../../../client/kit/member";
import type { Wallet } from "../../shared/redeem";

/** The wallet, and what is done with it. */
export function useWallet() {
  const { communityId } = useCommunity();
  const request = useRequest();
  const base = `/tester/communities/${communityId}`;
  const state = useLoad<Wallet>(`${base}/wallet`);
  return {
    state,
    ask: (cardId: string, key: string) => request(`${base}/redeemPoints`, { method: "POST", body: { cardId, key } }),
    reveal: (redeemId: string, password: string) =>
      request<{ readonly code: string }>(`${base}/redeems/${redeemId}/code`, { method: "POST", body: { password } }),
    remind: () => request(`${base}/askNotification`, { method: "POST" }),
  };
}

export type WalletCalls = Omit<ReturnType<typeof useWallet>, "state">;
