import { useQuery } from "@tanstack/react-query";
import { ownerClientOf } from "../../../../client/kit/console";
import type { robotsApi } from "../../../../contracts/api/robots";

const robots = ownerClientOf<typeof robotsApi>();

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
      robots.call(
        "POST /api/activities/:id/robots",
        { params: { id: studyId }, body: { of: "draft" } },
        { isQuiet: isAutomatic },
      ),
    enabled: isAutomatic && revision !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
