import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../../client/kit/console";
import type { RobotReport } from "../../../../survey/robots/robotReport";

interface Robots {
  /** Of the questionnaire; nothing is asked while it is absent. */
  readonly revision: number | undefined;
  /** Whether they are sent by themselves; otherwise by `refetch`. */
  readonly isAutomatic: boolean;
}

/** What robots say of a study's questionnaire, once for each revision. @throws ApiError 422 `questionnaire.faulty` */
export function useRobots(studyId: string, { revision, isAutomatic }: Robots) {
  return useQuery({
    queryKey: ["studyRobots", studyId, revision],
    queryFn: () =>
      fetchJson<RobotReport>(`/api/studies/${encodeURIComponent(studyId)}/robots`, {
        method: "POST",
        body: { of: "draft" },
        isQuiet: isAutomatic,
      }),
    enabled: isAutomatic && revision !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
