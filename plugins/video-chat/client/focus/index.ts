import type { ClientHost } from "../../../../src/client/kit/console";
import { calendarField } from "./calendar/calendarField";

/** Focus studies in the client suite: their calendar in the wizard. */
export function registerFocus(host: ClientHost): void {
  host.fieldKind(calendarField);
}
