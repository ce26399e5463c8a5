import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  communityPath,
  datedFileName,
  failureText,
  fetchJson,
  saveFile,
  useNotice,
  usePages,
  useTexts,
} from "../../../client/kit/console";
import { PAGE_SIZE, type RaffleProof, type TeamRaffle } from "../shared/raffles";

const KEY = "raffles";

export function useRaffles() {
  return usePages<TeamRaffle>({ queryKey: [KEY], path: communityPath("raffleList"), pageSize: PAGE_SIZE });
}

export interface Decision {
  readonly raffleId: string;
  readonly ticketId: string;
  /** Why the place is passed on; absent where the prize was given. */
  readonly reason?: string;
}

/** Gives a prize or passes its place on; the list is read anew, also where somebody else was faster. */
export function useDecision(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) =>
      fetchJson(communityPath(body.reason === undefined ? "markRaffleRedeemed" : "passRaffleOn"), { method: "POST", body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Cancels a raffle that isn't drawn yet. */
export function useCancellation(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly raffleId: string; readonly reason: string }) =>
      fetchJson(communityPath("cancelRaffle"), { method: "POST", body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Saves the file that anybody checks a draw with. */
export function useProofFile() {
  const { t } = useTexts();
  const notice = useNotice();
  return async (raffle: TeamRaffle) => {
    try {
      const proof = await fetchJson<RaffleProof>(communityPath(`raffle/${encodeURIComponent(raffle.id)}/proof`));
      const file = new Blob([JSON.stringify(proof, null, 2)], { type: "application/json" });
      saveFile(file, datedFileName(t("raffles.team.file"), "json"));
    } catch (error) {
      notice(failureText(error, t), "error");
    }
  };
}
