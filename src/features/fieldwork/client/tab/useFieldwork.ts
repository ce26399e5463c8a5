import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText, useNotice, useTexts } from "../../../../client/kit/console";
import type { FieldworkState, SavedFieldwork } from "../../shared/api/settings";
import { type FieldworkDraft, fieldworkCalls, saveFieldwork } from "./fieldworkCalls";

const SETTINGS = "GET /api/activities/:id/fieldwork";
const LIVE_MS = 15_000;

/** The settings as the server has them and as somebody is changing them; the counts stay live. */
export function useFieldwork(activityId: string) {
  const { t } = useTexts();
  const notice = useNotice();
  const client = useQueryClient();
  const input = { params: { id: activityId } };
  const { data, error, refetch } = fieldworkCalls.useCall(SETTINGS, input, { refetchInterval: LIVE_MS });
  const [changed, setChanged] = useState<FieldworkDraft>();
  // What others save meanwhile must not slip under a draft that was made from an earlier revision.
  const [base, setBase] = useState<number>();
  const [isBusy, setBusy] = useState(false);

  const take = (saved: SavedFieldwork) => {
    client.setQueryData<FieldworkState>(fieldworkCalls.keyOf(SETTINGS, input), (before) => before && { ...before, ...saved });
    setBase(saved.revision);
  };

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      notice(failureText(failure, t), "error");
    } finally {
      setBusy(false);
    }
  };

  return {
    data,
    error,
    refetch,
    draft: changed ?? data?.fieldwork,
    hasChanged: changed !== undefined,
    isBusy,
    change: (values: Partial<FieldworkDraft>) => {
      if (!data) return;
      if (!changed) setBase(data.revision);
      setChanged({ ...(changed ?? data.fieldwork), ...values });
    },
    discard: () => setChanged(undefined),
    save: () =>
      attempt(async () => {
        if (!changed || base === undefined) return;
        take(await saveFieldwork(activityId, changed, base));
        setChanged(undefined);
        notice(t("surveys.fieldwork.saved"), "success");
      }),
    attempt,
    take,
  };
}

export type FieldworkEditing = ReturnType<typeof useFieldwork>;
