import { useQuery } from "@tanstack/react-query";
import { fetchJson } from "../../../client/kit/console";
import type { PlanData } from "../shared/credits";

/** The company's credits, and the plan that runs. */
export function usePlanData() {
  return useQuery({
    queryKey: ["credits", "planData"],
    queryFn: ({ signal }) => fetchJson<PlanData>("/clientSuite/creditsPlan/planData", { signal }),
  });
}
