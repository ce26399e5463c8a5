import type { FieldKindView } from "../../../../../src/client/kit/console";
import type { Slot } from "../../../shared/focus";
import { CalendarLines } from "./CalendarLines";
import { FocusCalendar } from "./FocusCalendar";

/** The control that `ui/study.json` names for a Focus study's calendar. */
export const calendarField: FieldKindView = {
  name: "focusCalendar",
  widget: "focusCalendar",
  Widget: FocusCalendar,
  shows: ["study.slots"],
  Cell: ({ record, field }) => (
    <CalendarLines
      slots={(record[field.name] ?? []) as unknown as readonly Slot[]}
      minutes={Number(record.sessionMinutes ?? 0)}
    />
  ),
};
