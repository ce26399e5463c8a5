import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText, type Translate, useNotice, useTexts } from "../../../../client/kit/console";
import type { ReminderResult } from "../../shared/api/participants";
import { paramsOf, participants } from "./useParticipants";

/** How many were reminded, and why others were not. */
function tell({ reminded, skipped }: ReminderResult, t: Translate): string {
  const reasons = (["done", "recently", "locked", "absent"] as const)
    .filter((reason) => skipped[reason] > 0)
    .map((reason) => t(`activities.participants.skipped.${reason}`, { smart_count: skipped[reason] }));
  return [t("activities.participants.reminded", { smart_count: reminded }), ...reasons].join(" ");
}

/** Reminds members of an activity, and says what came of it. */
export function useReminding(activityId: string) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const [isReminding, setIsReminding] = useState(false);
  const params = paramsOf(activityId);
  const send = async (call: Promise<ReminderResult>): Promise<boolean> => {
    setIsReminding(true);
    try {
      const result = await call;
      notice(tell(result, t), result.reminded > 0 ? "success" : "info");
      await queries.invalidateQueries({
        queryKey: participants.keyOf("GET /client/communities/:id/activity/:activityId/participants"),
      });
      return true;
    } catch (error) {
      notice(failureText(error, t), "error");
      return false;
    } finally {
      setIsReminding(false);
    }
  };
  return {
    isReminding,
    remind: (memberIds: readonly string[]) =>
      send(participants.call("POST /client/communities/:id/activity/:activityId/remind", { params, body: { memberIds } })),
    /** @param segment id of the one whose members alone are reminded */
    remindAll: (segment?: string) =>
      send(
        participants.call("POST /client/communities/:id/activity/:activityId/allPendingMembers/remind", {
          params,
          query: segment === undefined ? {} : { segment },
        }),
      ),
  };
}
