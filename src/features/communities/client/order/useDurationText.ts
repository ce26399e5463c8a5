import { useTexts } from "../../../../client/kit/console";

const MONTHS_OF_YEAR = 12;

/** How long something lasts: whole years as years. */
export function useDurationText() {
  const { t } = useTexts();
  return (months: number): string =>
    months > 0 && months % MONTHS_OF_YEAR === 0
      ? t("communities.duration.years", { smart_count: months / MONTHS_OF_YEAR })
      : t("communities.duration.months", { smart_count: months });
}
