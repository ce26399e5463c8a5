import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText, useNotice, useTexts } from "../../../client/kit/console";
import type { DecisionBody, DecisionReport } from "../shared/api/decisions";
import { qualityCalls } from "./qualityCalls";

const READ_AGAIN = [
  "GET /api/activities/:id/quality",
  "GET /api/activities/:id/quality/effect",
  "GET /api/activities/:id/quality/:responseId",
] as const;

/** Sends decisions; the screen and the results are read anew after each. */
export function useDecision(activityId: string, onDone: (report: DecisionReport) => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DecisionBody) =>
      qualityCalls.call("POST /api/activities/:id/quality/decisions", { params: { id: activityId }, body }),
    onSuccess: async (report, { decision }) => {
      notice(t(`quality.decided.${decision}`, { smart_count: report.decided }), "success");
      onDone(report);
      await Promise.all(READ_AGAIN.map((name) => queries.invalidateQueries({ queryKey: qualityCalls.keyOf(name) })));
      await queries.invalidateQueries({ queryKey: ["results", activityId] });
    },
    onError: (error) => notice(failureText(error, t, "quality.failed"), "error"),
  });
}
