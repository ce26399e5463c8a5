import { useTexts } from "../../../../client/kit/console";

/** @returns says an amount of credits in words */
export function useAmount(): (credits: number) => string {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  return (credits) => t("studies.credits", { smart_count: credits, amount: number.format(credits) });
}
