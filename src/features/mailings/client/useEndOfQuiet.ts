import { useTexts } from "../../../client/kit/console";

/** Says when quiet hours end, by the reader's clock. */
export function useEndOfQuiet() {
  const { language } = useTexts();
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const clock = new Intl.DateTimeFormat(language, time);
  const date = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", ...time });
  return {
    /** E.g. "08:00". */
    clockOf: (instant: string) => clock.format(new Date(instant)),
    /** E.g. "lunes, 4 de mayo, 08:00". */
    dateOf: (instant: string) => date.format(new Date(instant)),
  };
}
