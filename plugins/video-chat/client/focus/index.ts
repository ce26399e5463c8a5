import type { ClientHost } from "../../../../src/client/kit/console";
import { FOCUS } from "../../shared/focus";
import { calendarField } from "./calendar/calendarField";

const RUNS: readonly unknown[] = ["CONFIRMED", "OPEN", "FINISHED"];

/** Focus studies in the client suite: their calendar in the wizard, and their sessions. */
export function registerFocus(host: ClientHost): void {
  host.fieldKind(calendarField);
  host.recordTab({
    entity: "study",
    order: 36,
    path: "sessions",
    label: "focus.sessions.tab",
    icon: "CalendarMonth",
    isShown: ({ type, status }) => type === FOCUS && RUNS.includes(status),
    load: () => import("./sessions/SessionsTab").then(({ SessionsTab }) => ({ default: SessionsTab })),
  });
}
