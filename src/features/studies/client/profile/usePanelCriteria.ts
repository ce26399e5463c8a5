import { useQuery } from "@tanstack/react-query";
import { fetchJson, useTexts, useWizardValues } from "../../../../client/kit/console";

/** What panelists may be chosen by, with its values in the reader's language. */
export interface PanelCriterionChoice {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** The criteria of the country that the wizard has; none before one is chosen. */
export function useWizardCriteria(): readonly PanelCriterionChoice[] {
  return usePanelCriteria(useWizardValues().country);
}

/** The criteria of a country, by its id; none without one. */
export function usePanelCriteria(country: unknown): readonly PanelCriterionChoice[] {
  const { language } = useTexts();
  const { data = [] } = useQuery({
    queryKey: ["panelCriteria", country, language],
    queryFn: () =>
      fetchJson<readonly PanelCriterionChoice[]>(`/api/panel/criteria?${new URLSearchParams({ country: String(country) })}`),
    enabled: typeof country === "string",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
