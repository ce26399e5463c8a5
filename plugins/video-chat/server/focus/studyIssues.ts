import type { SpaceDb } from "../../../../src/server/kit";
import { createZone } from "../../../../src/shared/dates/zone";
import type { FieldIssue } from "../../../../src/shared/errors";
import type { Slot } from "../../shared/focus";
import { calendarIssues } from "../../shared/focusCalendar";
import type { FocusServices, StudyValues } from "./focusServices";
import { videoMinutesOf } from "./videoMinutes";

/** Studies open in the morning of their day. */
const OPENS_AT = "09:00";

/** What of a Focus study's calendar can't be. */
export async function studyCalendarIssues(
  db: SpaceDb,
  study: StudyValues,
  { tools }: Pick<FocusServices, "tools">,
): Promise<readonly FieldIssue[]> {
  const { slots, sessionCount, sessionMinutes, releaseDate } = study;
  const zone = createZone(await tools().timeZone(db));
  const now = Date.now();
  // On its day a study opens as soon as it is approved.
  const opensAt = typeof releaseDate === "string" ? Math.max(now, Date.parse(zone.instantOf(releaseDate, OPENS_AT))) : undefined;
  return calendarIssues({
    slots: (slots ?? []) as readonly Slot[],
    sessionCount: Number(sessionCount ?? 0),
    minutes: Number(sessionMinutes ?? 0),
    ...{ opensAt, now },
  });
}

/** What keeps a Focus study from being ordered. */
export async function studyIssues(db: SpaceDb, study: StudyValues, services: FocusServices): Promise<readonly FieldIssue[]> {
  const minutes = await videoMinutesOf(db, study, services);
  const isShort = minutes !== undefined && minutes.needed > minutes.left;
  return [
    ...(await studyCalendarIssues(db, study, services)),
    ...(isShort
      ? [{ path: "/sessionCount", rule: "focusVideoMinutes", params: { left: minutes.left, needed: minutes.needed } }]
      : []),
  ];
}
