import type { ClientHost } from "../../../../src/client/kit/console";
import { FOCUS, isVideoStudy, UX_MODERATED } from "../../shared/focus";
import { calendarField } from "./calendar/calendarField";

const RUNS: readonly unknown[] = ["CONFIRMED", "OPEN", "FINISHED"];

/** Studies held by video in the client suite: their calendar in the wizard, and their sessions. */
export function registerFocus(host: ClientHost): void {
  host.studyProduct({ name: FOCUS, order: 40, icon: "Groups", group: "focus" });
  host.studyProduct({ name: UX_MODERATED, order: 31, icon: "Videocam", group: "ux" });
  host.fieldKind(calendarField);
  host.dashboardCard({
    console: "suite",
    name: "ownSessions",
    order: 2,
    keys: ["suite:PARTICIPANT"],
    load: () => import("./home/OwnSessions").then(({ OwnSessions }) => ({ default: OwnSessions })),
  });
  host.recordTab({
    entity: "study",
    order: 36,
    path: "sessions",
    label: "focus.sessions.tab",
    icon: "CalendarMonth",
    isShown: ({ type, status }) => isVideoStudy(type) && RUNS.includes(status),
    load: () => import("./sessions/SessionsTab").then(({ SessionsTab }) => ({ default: SessionsTab })),
  });
}
