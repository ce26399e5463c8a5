import { useTexts } from "../../../client/kit/console";
import { DEVICE } from "../../../contracts/services/panel";

/** What people call the criteria of a table of quotas, e.g. "Age"; empty where it has none. */
export function useCriterionLabel(): (criteria: readonly string[]) => string {
  const { t } = useTexts();
  const wordOf = (criterion: string) =>
    criterion === DEVICE
      ? t("studies.cells.device")
      : t(`entities.study.itemValues.quotas.criterion.${criterion}`, { _: criterion });
  return (criteria) => criteria.map(wordOf).join(" × ");
}
