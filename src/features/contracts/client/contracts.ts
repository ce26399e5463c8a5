import { useMutation } from "@tanstack/react-query";
import { clientOf, useAccessKeys, useNotice, useTexts } from "../../../client/kit/console";
import { SIGNER } from "../shared/contracts";
import type { contractsApi } from "../shared/contractsApi";

export const contracts = clientOf<typeof contractsApi>();

/** The key of what leads to an offer: only who may sign is asked to. */
export function useReadLabel(): "contracts.card.read" | "contracts.card.readOnly" {
  return useAccessKeys().includes(SIGNER) ? "contracts.card.read" : "contracts.card.readOnly";
}

/** Makes a move of a contract, says that it is done, and reads it anew. */
export function useContractMove<Given>(move: (given: Given) => Promise<unknown>, done: string, refresh: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  return useMutation({
    mutationFn: move,
    onSuccess: () => notice(t(done), "success"),
    // Where somebody else was faster, what they did shows.
    onSettled: refresh,
  });
}

export type PlainMove = "offer" | "withdraw" | "revise" | "terminate";

/** A move of the back office, by its name. */
export const sendMove = ({ id, move }: { readonly id: string; readonly move: PlainMove }) =>
  contracts.call(`POST /api/contracts/:id/${move}`, { params: { id } });
