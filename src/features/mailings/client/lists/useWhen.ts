import { useTexts } from "../../../../client/kit/console";

/** Day and time by the community's clock, which it names. */
export function useWhen() {
  const { t, language } = useTexts();
  return (instant: string, timeZone: string) => {
    const date = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short", timeZone }).format(new Date(instant));
    return t("mailings.scheduled.at", { date, zone: timeZone });
  };
}
