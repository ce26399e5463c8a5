import { useQuery } from "@tanstack/react-query";
import { clientOf, useTexts, useWizardValues } from "../../../../client/kit/console";
import type { PanelCriterionChoice, panelApi } from "../../../../contracts/api/panel";

const panel = clientOf<typeof panelApi>();

/** The criteria of the country that the wizard has; none before one is chosen. */
export function useWizardCriteria(): readonly PanelCriterionChoice[] {
  return usePanelCriteria(useWizardValues().country);
}

/** The criteria of a country, by its id; none without one. */
export function usePanelCriteria(country: unknown): readonly PanelCriterionChoice[] {
  const { language } = useTexts();
  const input = { query: { country: String(country) } };
  const { data = [] } = useQuery({
    // The answer is in the caller's language, which its address doesn't say.
    queryKey: [...panel.keyOf("GET /api/panel/criteria", input), language],
    queryFn: () => panel.call("GET /api/panel/criteria", input),
    enabled: typeof country === "string",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
