import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, consoleCommunity } from "../../../client/kit/console";
import type { codesApi } from "../shared/api/codes";

const codes = clientOf<typeof codesApi>();
const POOLS = "GET /client/communities/:id/redeemCodes";
const paramsOf = () => ({ id: consoleCommunity() });

/** What is read anew when a code was taken or added. */
export const POOLS_KEY = codes.keyOf(POOLS);

/** How many codes each card has. */
export const usePools = () => codes.useCall(POOLS, { params: paramsOf() });

/** Adds codes to a card's pool: all of them, or none. */
export function useAddCodes(cardId: string, onDone: (added: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      codes.call("POST /client/communities/:id/redeemCards/:cardId/codes", { params: { ...paramsOf(), cardId }, body: { text } }),
    onSuccess: ({ added }) => onDone(added),
    onSettled: () => queries.invalidateQueries({ queryKey: POOLS_KEY }),
  });
}
