import type { Language } from "../../shared/languages";

/** A moment as a mail tells it, in words and by the clocks of the reader's space. */
export function formatTime(
  moment: Date,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone }).format(moment);
}
