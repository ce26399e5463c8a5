import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNotice, useTexts } from "../../../client/kit/console";
import { type Decision, type DecisionReport, decide } from "./api/qualityApi";
import { failureText } from "./failureText";

interface DecisionRequest {
  readonly responses: readonly string[];
  readonly decision: Decision;
  readonly reason?: string;
  readonly isSanctioned?: boolean;
}

/** Sends decisions; the screen and the results are read anew after each. */
export function useDecision(activityId: string, onDone: (report: DecisionReport) => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deciding: DecisionRequest) => decide(activityId, deciding),
    onSuccess: async (report, { decision }) => {
      notice(t(`quality.decided.${decision}`, { smart_count: report.decided }), "success");
      onDone(report);
      await queries.invalidateQueries({ queryKey: ["quality", activityId] });
      await queries.invalidateQueries({ queryKey: ["results", activityId] });
    },
    onError: (error) => notice(failureText(error, t), "error"),
  });
}
