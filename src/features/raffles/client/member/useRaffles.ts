import { clientOf, useCommunity } from "../../../../client/kit/member";
import type { entriesApi } from "../../shared/api/entries";
import type { memberRafflesApi } from "../../shared/api/member";

const raffles = clientOf<typeof memberRafflesApi>();
const entries = clientOf<typeof entriesApi>();

/** A member's raffles. */
export function useRaffles() {
  const { communityId } = useCommunity();
  return raffles.useCall("GET /tester/communities/:id/raffles", { params: { id: communityId } });
}

/** Buys entries of a raffle. */
export function useBuy() {
  const { communityId } = useCommunity();
  return (raffleId: string, purchase: { readonly entries: number; readonly key: string }) =>
    entries.call("POST /tester/communities/:id/raffles/:raffleId/entries", {
      params: { id: communityId, raffleId },
      body: purchase,
    });
}
