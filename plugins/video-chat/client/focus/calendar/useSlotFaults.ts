import { useTexts } from "../../../../../src/client/kit/console";
import { LEAD_HOURS, type Slot } from "../../../shared/focus";
import { earliestStart, isOverlapping } from "../../../shared/focusCalendar";

/** Says why a session can't begin at an instant; nothing where it can. */
export function useSlotFaults(minutes: number) {
  const { t } = useTexts();
  return (startsAt: string | undefined, others: readonly Slot[]): string | undefined => {
    if (startsAt === undefined) return t("focus.calendar.noTime");
    if (Date.parse(startsAt) < earliestStart(Date.now())) return t("validation.focusLead", { hours: LEAD_HOURS });
    const starts = others.map((slot) => Date.parse(slot.startsAt));
    return isOverlapping(Date.parse(startsAt), starts, minutes) ? t("validation.focusOverlap", { minutes }) : undefined;
  };
}
