import { useState } from "react";
import { useNotice, useTexts } from "../../../../../client/kit/console";
import type { CoinGrant } from "../../../shared/api/panelists";
import { MOST_BY_HAND, SHORTEST_CONCEPT } from "../../../shared/coins";
import { panelists, usePanelistChange } from "../useActivity";

export interface GrantForm {
  readonly kind: CoinGrant["kind"];
  /** `NaN` where what was typed is no amount. */
  readonly amount: number | undefined;
  readonly concept: string;
}

/** @returns nothing where it is no amount that may be given */
function givable(amount = 0): number | undefined {
  return amount > 0 && amount <= MOST_BY_HAND ? amount : undefined;
}

/** Coins that are given or paid out: what is typed, what is missing in it, and sending it once, however often one presses. */
export function useGrant(panelistId: string, onDone: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const [form, setForm] = useState<GrantForm>({ kind: "CUSTOM", amount: undefined, concept: "" });
  const [hasTried, setTried] = useState(false);
  // One grant has one key, also where its answer was lost and it is sent again.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const change = usePanelistChange(panelistId, {
    change: (body: CoinGrant) => panelists.call("POST /api/panelists/:id/coins", { params: { id: panelistId }, body }),
    onDone: ({ isNew }) => {
      notice(isNew ? t(`panel.coins.done.${form.kind}`) : t("panel.coins.again"), isNew ? "success" : "info");
      onDone();
    },
  });
  const amount = givable(form.amount);
  const concept = form.concept.trim();
  const issues = { amount: amount === undefined, concept: concept.length < SHORTEST_CONCEPT };
  return {
    form,
    issues: { amount: hasTried && issues.amount, concept: hasTried && issues.concept },
    error: change.error,
    isBusy: change.isPending,
    change: (part: Partial<GrantForm>) => {
      setForm((before) => ({ ...before, ...part }));
      setKey(crypto.randomUUID());
      change.reset();
    },
    submit: () => {
      setTried(true);
      if (amount === undefined || issues.concept || change.isPending) return;
      change.mutate({ kind: form.kind, amount, concept, key });
    },
  };
}
