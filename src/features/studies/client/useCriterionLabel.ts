import { useTexts } from "../../../client/kit/console";

/** What people call the criteria of a table of quotas, e.g. "Age"; empty where it has none. */
export function useCriterionLabel(): (criteria: readonly string[]) => string {
  const { t } = useTexts();
  return (criteria) =>
    criteria.map((criterion) => t(`entities.study.itemValues.quotas.criterion.${criterion}`, { _: criterion })).join(" × ");
}
