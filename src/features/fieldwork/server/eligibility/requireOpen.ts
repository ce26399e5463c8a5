import { openingOf } from "../../../../shared/dates/activityOpening";
import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";

function isPast(moment: string | null | undefined, now: Date): moment is string {
  return typeof moment === "string" && new Date(moment) <= now;
}

/** Since when nobody can answer any more; nothing where a person ended it by hand. */
function closedAt({ activity, fieldwork }: ResponseContext, now: Date): string | undefined {
  return [activity?.endsAt, fieldwork.closesAt].filter((moment) => isPast(moment, now)).sort()[0];
}

/**
 * @throws AppError outside the time of the activity or of its fieldwork: `execution.closed` once it is over, with
 * `closedAt` where there is a date, else `execution.notOpen`, with `opensAt`
 */
export function requireOpen(context: ResponseContext): void {
  const now = new Date();
  const { activity, fieldwork } = context;
  const opening = activity ? openingOf(activity, now) : "open";
  const date = closedAt(context, now);
  if (opening === "ended" || isPast(fieldwork.closesAt, now))
    throw new AppError("execution.closed", date ? { extensions: { closedAt: new Date(date).toISOString() } } : {});
  if (opening === "open") return;
  const opensAt = opening === "comingSoon" ? activity?.startsAt : undefined;
  throw new AppError("execution.notOpen", opensAt ? { extensions: { opensAt: new Date(opensAt).toISOString() } } : {});
}
