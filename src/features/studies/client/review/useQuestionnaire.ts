import { useQuery } from "@tanstack/react-query";
import { readQuestionnaire } from "../../../../client/kit/questions";

/** A study's questionnaire as it is now. @param isAsked whether it has one to read */
export function useQuestionnaire(studyId: string, isAsked = true) {
  return useQuery({
    queryKey: ["studyQuestionnaire", studyId],
    queryFn: () => readQuestionnaire(studyId),
    enabled: isAsked,
    staleTime: 0,
  });
}
