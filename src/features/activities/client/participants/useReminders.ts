import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText, fetchJson, useTexts } from "../../../../client/kit/console";
import type { ProgrammedReminder } from "../../shared/participant";
import { activityPath } from "../activityCalls";

interface Reminders {
  readonly reminders: readonly ProgrammedReminder[];
  /** IANA name, of the community's clocks. */
  readonly timeZone: string;
}

/** An activity's programmed reminders, and their changes. */
export function useReminders(activityId: string) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [failure, setFailure] = useState<string>();
  const queryKey = ["activityReminders", activityId];
  const path = activityPath(activityId);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchJson<Reminders>(`${path}/reminders`, { signal }),
    staleTime: 0,
  });
  const change = async (call: Promise<Reminders>): Promise<boolean> => {
    setIsChanging(true);
    setFailure(undefined);
    try {
      queries.setQueryData(queryKey, await call);
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
    add: (at: string) => change(fetchJson(`${path}/programReminder`, { method: "POST", body: { reminderDates: [at] } })),
    remove: (id: string) => change(fetchJson(`${path}/reminders/${encodeURIComponent(id)}`, { method: "DELETE" })),
  };
}
