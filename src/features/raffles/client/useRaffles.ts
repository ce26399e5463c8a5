import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  clientOf,
  consoleCommunity,
  datedFileName,
  failureText,
  saveFile,
  useNotice,
  usePages,
  useTexts,
} from "../../../client/kit/console";
import type { entriesApi, NewRaffle } from "../shared/api/entries";
import type { Cancellation, TeamRaffle, teamRafflesApi, Won } from "../shared/api/team";
import { PAGE_SIZE } from "../shared/raffles";

const raffles = clientOf<typeof teamRafflesApi>();
const entries = clientOf<typeof entriesApi>();
const LIST = raffles.keyOf("GET /client/communities/:id/raffleList");
const paramsOf = () => ({ id: consoleCommunity() });

export function useRaffles() {
  const params = paramsOf();
  return usePages<TeamRaffle>({
    queryKey: raffles.keyOf("GET /client/communities/:id/raffleList", { params, query: {} }),
    read: (query, signal) => raffles.call("GET /client/communities/:id/raffleList", { params, query }, { signal }),
    pageSize: PAGE_SIZE,
  });
}

export interface Decision extends Won {
  /** Why the place is passed on; absent if the prize was given. */
  readonly reason?: string;
}

/** Gives a prize or passes its place on; the list is read anew, also where somebody else was faster. */
export function useDecision(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, ...body }: Decision) =>
      reason === undefined
        ? raffles.call("POST /client/communities/:id/markRaffleRedeemed", { params: paramsOf(), body })
        : raffles.call("POST /client/communities/:id/passRaffleOn", { params: paramsOf(), body: { ...body, reason } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  });
}

/** Offers a raffle whose entries are bought with LABs. */
export function useOffer(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRaffle) => entries.call("POST /client/communities/:id/raffles", { params: paramsOf(), body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  });
}

/** Cancels a raffle that isn't drawn yet. */
export function useCancellation(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Cancellation) => raffles.call("POST /client/communities/:id/cancelRaffle", { params: paramsOf(), body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  });
}

/** Saves the file that anybody checks a draw with. */
export function useProofFile() {
  const { t } = useTexts();
  const notice = useNotice();
  return async (raffle: TeamRaffle) => {
    try {
      const proof = await raffles.call("GET /client/communities/:id/raffle/:raffleId/proof", {
        params: { ...paramsOf(), raffleId: raffle.id },
      });
      const file = new Blob([JSON.stringify(proof, null, 2)], { type: "application/json" });
      saveFile(file, datedFileName(t("raffles.team.file"), "json"));
    } catch (error) {
      notice(failureText(error, t), "error");
    }
  };
}
