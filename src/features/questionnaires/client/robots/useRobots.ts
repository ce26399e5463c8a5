import { useQuery } from "@tanstack/react-query";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { RobotReport } from "../../../../survey/robots/robotReport";
import { drafts } from "../api/draftApi";
import { useEditor } from "../editor/EditorContext";

interface Robots {
  readonly report: RobotReport | undefined;
  /** Whether the report is of the draft as it is now. */
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly send: () => void;
}

interface RobotRequest {
  readonly report: RobotReport;
  readonly draft: Questionnaire;
}

/** The last report of robots on this draft, kept while the editor is left and entered. */
export function useRobots(): Robots {
  const { editor } = useEditor();
  const { activityId, draft } = editor;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["robots", activityId],
    queryFn: async (): Promise<RobotRequest> => {
      if (!(await editor.flush())) throw new Error("the draft is not saved");
      const report = await drafts.call("POST /api/activities/:id/robots", { params: { id: activityId }, body: { of: "draft" } });
      return { draft, report };
    },
    enabled: false,
    retry: false,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    report: data?.report,
    isCurrent: data?.draft === draft,
    isBusy: isFetching,
    error: isFetching ? null : error,
    send: () => void refetch(),
  };
}
