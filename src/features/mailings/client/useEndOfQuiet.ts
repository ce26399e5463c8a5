import { useTexts } from "../../../client/kit/console";

/** Says from when a mailing is sent that rests in quiet hours, by the reader's clock. */
export function useEndOfQuiet(): (quietUntil: string) => string {
  const { language, t } = useTexts();
  const format = new Intl.DateTimeFormat(language, { weekday: "long", hour: "2-digit", minute: "2-digit" });
  return (quietUntil) => t("mailings.quiet", { date: format.format(new Date(quietUntil)) });
}
