import { useTexts } from "../../texts/TextsProvider";
import type { Problem } from "../problem";

/** What happened, with the date or the devices that the server names, in the respondent's language. */
export function useProblemText({ kind, date, devices }: Problem): string {
  const { t, language } = useTexts();
  const base = `runner.problems.${kind}`;
  if (date) {
    const shown = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(new Date(date));
    return t(`${base}.bodyOn`, { date: shown });
  }
  if (devices && devices.length > 0) {
    const names = devices.map((device) => t(`runner.devices.${device}`));
    return t(`${base}.bodyOn`, { devices: new Intl.ListFormat(language, { type: "disjunction" }).format(names) });
  }
  return t(`${base}.body`);
}
