import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText, useTexts } from "../../../../client/kit/console";
import type { Reminders } from "../../shared/api/participants";
import { paramsOf, participants } from "./useParticipants";

const REMINDERS = "GET /client/communities/:id/activity/:activityId/reminders";

/** An activity's programmed reminders, and their changes. */
export function useReminders(activityId: string) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [failure, setFailure] = useState<string>();
  const params = paramsOf(activityId);
  const query = participants.useCall(REMINDERS, { params }, { staleTime: 0 });
  const change = async (call: Promise<Reminders>): Promise<boolean> => {
    setIsChanging(true);
    setFailure(undefined);
    try {
      queries.setQueryData(participants.keyOf(REMINDERS, { params }), await call);
      return true;
    } catch (error) {
      setFailure(failureText(error, t));
      return false;
    } finally {
      setIsChanging(false);
    }
  };
  return {
    query,
    isChanging,
    failure,
    add: (at: string) =>
      change(
        participants.call("POST /client/communities/:id/activity/:activityId/programReminder", {
          params,
          body: { reminderDates: [at] },
        }),
      ),
    remove: (reminderId: string) =>
      change(
        participants.call("DELETE /client/communities/:id/activity/:activityId/reminders/:reminderId", {
          params: { ...params, reminderId },
        }),
      ),
  };
}
