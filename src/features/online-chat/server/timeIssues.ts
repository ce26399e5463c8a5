import type { FieldIssue } from "../../../shared/errors";
import type { SessionTimes } from "../shared/api";
import { LONGEST_SESSION_MS } from "../shared/onlineChat";

/** Of an activity; null where it begins at once, or doesn't end by itself. */
export interface ActivityDates {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

const issue = (path: string, name: string): FieldIssue => ({ path, rule: "unknown", messageKey: `onlineChat.errors.${name}` });

/** What keeps a session from taking place: it ends after it begins, within three hours, and while the activity is open. */
export function timeIssues({ startsAt, endsAt }: SessionTimes, activity: ActivityDates): readonly FieldIssue[] {
  const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (to <= from) return [issue("/endsAt", "endsFirst")];
  if (to - from > LONGEST_SESSION_MS) return [issue("/endsAt", "tooLong")];
  if (activity.startsAt && from < Date.parse(activity.startsAt)) return [issue("/startsAt", "beforeActivity")];
  return activity.endsAt && to > Date.parse(activity.endsAt) ? [issue("/endsAt", "afterActivity")] : [];
}
