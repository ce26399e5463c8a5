import { datedFileName, saveFile } from "../../../../../src/client/kit/console";
import type { FocusSession } from "../../../shared/focusApi";

const MINUTE_MS = 60_000;
/** A sheet takes what begins like a formula for one. */
const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

type Texts = (key: string) => string;

/** One line for each participant with a place in a session that was held: who, how long they were there, whether that counts. */
export function attendanceSheet(sessions: readonly FocusSession[], t: Texts): string {
  const fields = ["focusSession", "name", "surname", "email", "attendedAt"] as const;
  const heads = [...fields.map((name) => t(`entities.focusParticipant.fields.${name}`)), "min"];
  const lines = sessions
    .filter(({ room }) => room === "ENDED")
    .flatMap(({ title, participants }) =>
      participants
        .filter(({ status }) => status === "CONFIRMED")
        .map(({ name, surname, email, attendedAt, connectedMs }) => [
          ...[title, name, surname ?? "", email, attendedAt ?? ""],
          String(Math.round(connectedMs / MINUTE_MS)),
        ]),
    );
  return [heads, ...lines].map((line) => line.map(cell).join(";")).join("\r\n");
}

/** Saves who attended as a CSV file. */
export function saveAttendance(sessions: readonly FocusSession[], t: Texts): void {
  const file = new Blob(["\ufeff", attendanceSheet(sessions, t)], { type: "text/csv;charset=utf-8" });
  saveFile(file, datedFileName(t("focus.attendance.file"), "csv"));
}
