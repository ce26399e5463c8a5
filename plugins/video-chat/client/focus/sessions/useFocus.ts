import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clientOf, useNotice } from "../../../../../src/client/kit/console";
import type { focusApi, NewFocusParticipant } from "../../../shared/focusApi";

const focus = clientOf<typeof focusApi>();
const STANDING = "GET /api/studies/:id/focus";
const EVERY_MS = 15_000;

/** A study's sessions, read anew while the tab is open: people confirm by themselves. */
export function useFocus(studyId: string) {
  const input = { params: { id: studyId } };
  return useQuery({
    queryKey: focus.keyOf(STANDING, input),
    queryFn: () => focus.call(STANDING, input),
    refetchInterval: EVERY_MS,
  });
}

/** What the team does with a session or with somebody in it. */
export type FocusMove =
  | { readonly kind: "add"; readonly person: NewFocusParticipant }
  | { readonly kind: "invite" | "confirm" | "withdraw" | "remove"; readonly participant: string }
  | { readonly kind: "confirmSession" | "cancelSession"; readonly session: string }
  | { readonly kind: "moveSession"; readonly session: string; readonly startsAt: string };

async function carryOut(id: string, move: FocusMove): Promise<void> {
  const base = "/api/studies/:id/focus";
  if (move.kind === "add") {
    await focus.call(`POST ${base}/participants`, { params: { id }, body: move.person });
    return undefined;
  }
  if ("participant" in move) {
    const params = { id, participant: move.participant };
    return move.kind === "remove"
      ? focus.call(`DELETE ${base}/participants/:participant`, { params })
      : focus.call(`POST ${base}/participants/:participant/${move.kind}`, { params });
  }
  const params = { id, session: move.session };
  if (move.kind === "moveSession")
    return focus.call(`PUT ${base}/sessions/:session`, { params, body: { startsAt: move.startsAt } });
  return focus.call(`POST ${base}/sessions/:session/${move.kind === "confirmSession" ? "confirm" : "cancel"}`, { params });
}

export function useFocusMove(studyId: string, done: (move: FocusMove) => string) {
  const queries = useQueryClient();
  const notice = useNotice();
  return useMutation({
    mutationFn: (move: FocusMove) => carryOut(studyId, move),
    onSuccess: (_answer, move) => notice(done(move)),
    onSettled: () => queries.invalidateQueries({ queryKey: focus.keyOf(STANDING, { params: { id: studyId } }) }),
  });
}
