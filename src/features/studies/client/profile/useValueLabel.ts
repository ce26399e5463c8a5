import { useTexts } from "../../../../client/kit/console";
import type { PanelCriterionChoice } from "../../../../contracts/api/panel";
import { readAgeRange } from "../../../../shared/ageRange";

/** What a criterion's value is called; one that isn't listed is a range of ages, or stands as it is. */
export function useValueLabel(): (choice: PanelCriterionChoice | undefined, value: string) => string {
  const { t } = useTexts();
  return (choice, value) => {
    const listed = choice?.values.find((known) => known.value === value)?.label;
    const range = choice?.ages ? readAgeRange(value) : undefined;
    if (listed !== undefined || !range) return listed ?? value;
    return t(`studies.profile.ages.${range.to === undefined ? "over" : "range"}`, { ...range });
  };
}
