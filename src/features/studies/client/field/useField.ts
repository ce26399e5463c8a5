import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { StudyField } from "../../shared/field";

const LIVE_MS = 15_000;

const pathOf = (studyId: string) => `/api/studies/${encodeURIComponent(studyId)}`;
const keyOf = (studyId: string) => ["studyField", studyId] as const;

/** How a study's field stands; read anew as long as people answer and the page is in view. @param version of the record */
export function useField(studyId: string, version: unknown) {
  return useQuery({
    queryKey: [...keyOf(studyId), version],
    queryFn: () => fetchJson<StudyField>(`${pathOf(studyId)}/field`),
    refetchInterval: ({ state }) => (state.data?.state === "open" ? LIVE_MS : false),
    placeholderData: (before) => before,
  });
}

export type FieldMove = "pause" | "resume" | "finish" | "reconcile";

const CALLS: Readonly<Record<FieldMove, string>> = {
  pause: "field/pause",
  resume: "field/resume",
  finish: "transitions/finish",
  reconcile: "reconcile",
};

/** @param onDone once the study has moved */
export function useFieldMove(studyId: string, onDone: (move: FieldMove) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (move: FieldMove) => fetchJson(`${pathOf(studyId)}/${CALLS[move]}`, { method: "POST", body: {} }),
    onSuccess: (_answer, move) => onDone(move),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}
