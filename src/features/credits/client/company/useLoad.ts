import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { CreditLoad } from "../../shared/api";
import { LONGEST_CONCEPT, MOST_LOADED, SHORTEST_CONCEPT } from "../../shared/credits";
import { credits } from "../credits";

export interface LoadForm {
  /** `NaN` where what was typed is no whole number. */
  readonly amount: number | undefined;
  readonly concept: string;
}

export interface LoadedCompany {
  readonly id: string;
  readonly name: string;
}

/** Which fields are missing or wrong. */
export function issuesOf({ amount, concept }: LoadForm): Readonly<Record<keyof LoadForm, boolean>> {
  const { length } = concept.trim();
  return {
    amount: !(amount !== undefined && amount >= 1 && amount <= MOST_LOADED),
    concept: length < SHORTEST_CONCEPT || length > LONGEST_CONCEPT,
  };
}

/** A load: what is typed, what is missing in it, and sending it once, after it was confirmed, however often one presses. */
export function useLoad({ id, name: company }: LoadedCompany, onDone: () => void) {
  const { t, language } = useTexts();
  const notice = useNotice();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const [form, setForm] = useState<LoadForm>({ amount: undefined, concept: "" });
  const [hasTried, setHasTried] = useState(false);
  // One load has one key, also where its answer was lost and it is sent again.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const concept = form.concept.trim();
  const number = form.amount ?? 0;
  const words = { smart_count: number, amount: new Intl.NumberFormat(language).format(number) };
  const mutation = useMutation({
    mutationFn: (body: CreditLoad) => credits.call("POST /api/companies/:id/credits", { params: { id }, body }),
    onSuccess: ({ isNew }) => {
      void queries.invalidateQueries({ queryKey: credits.keyOf("GET /api/companies/:id/credits") });
      notice(isNew ? t("credits.load.done", words) : t("credits.load.again"), isNew ? "success" : "info");
      onDone();
    },
  });
  const issues = issuesOf(form);
  return {
    form,
    issues: { amount: hasTried && issues.amount, concept: hasTried && issues.concept },
    error: mutation.error,
    isBusy: mutation.isPending,
    change: (part: Partial<LoadForm>) => {
      setForm((before) => ({ ...before, ...part }));
      setKey(crypto.randomUUID());
      mutation.reset();
    },
    submit: async () => {
      setHasTried(true);
      if (issues.amount || issues.concept || mutation.isPending) return;
      const isConfirmed = await confirm({
        title: t("credits.load.confirmTitle", words),
        body: t("credits.load.confirmBody", { ...words, company, concept }),
        confirmLabel: t("credits.load.confirm", words),
      });
      if (isConfirmed) mutation.mutate({ amount: number, concept, key });
    },
  };
}
