import type { SeatRow } from "./seats";
import type { VideoSession } from "./session";

/** Share of the session that somebody must have been there for, to have taken part. */
const ATTENDED = 0.5;

/** Whether somebody was there for half of a session that has ended; false before. */
export function hasTakenPart(
  { status, startedAt, endedAt }: Pick<VideoSession, "status" | "startedAt" | "endedAt">,
  { connectedMs }: Pick<SeatRow, "connectedMs">,
): boolean {
  if (status !== "ENDED" || !startedAt || !endedAt) return false;
  return connectedMs >= (Date.parse(endedAt) - Date.parse(startedAt)) * ATTENDED;
}
