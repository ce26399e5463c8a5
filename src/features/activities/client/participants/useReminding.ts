import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText, fetchJson, type Translate, useNotice, useTexts } from "../../../../client/kit/console";
import type { ReminderResult } from "../../shared/participant";
import { activityPath } from "../activityCalls";

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
  const send = async (call: string, body?: object): Promise<boolean> => {
    setIsReminding(true);
    try {
      const path = `${activityPath(activityId)}/${call}`;
      const result = await fetchJson<ReminderResult>(path, { method: "POST", ...(body ? { body } : {}) });
      notice(tell(result, t), result.reminded > 0 ? "success" : "info");
      await queries.invalidateQueries({ queryKey: ["participants", activityId] });
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
    remind: (memberIds: readonly string[]) => send("remind", { memberIds }),
    remindAll: () => send("allPendingMembers/remind"),
  };
}
