import { useQuery } from "@tanstack/react-query";
import { readQuestionnaire } from "../../../../client/kit/questions";

/** A study's questionnaire as it is now. */
export function useQuestionnaire(studyId: string) {
  return useQuery({
    queryKey: ["studyQuestionnaire", studyId],
    queryFn: () => readQuestionnaire(studyId),
    staleTime: 0,
  });
}
