import type { EntityRecord, NextStep, NextStepQuestion } from "../../../client/kit/console";
import { openingOf } from "../../../shared/dates/activityOpening";
import { fetchStandings } from "./standings";

/** When an activity takes part, from its record. */
export function datesOf({ status, startsAt, endsAt }: EntityRecord) {
  const instant = (value: unknown) => (typeof value === "string" ? value : null);
  return { status: String(status), startsAt: instant(startsAt), endsAt: instant(endsAt) };
}

/** The move that publishes it: one that starts later is announced, as publishing a questionnaire does. */
export function publishMove({ startsAt }: EntityRecord): "announce" | "open" {
  return typeof startsAt === "string" && new Date(startsAt) > new Date() ? "announce" : "open";
}

const PUBLISH: NextStep = { path: "step3", label: "activities.next.publish", icon: "PlayCircle" };

const RESULTS: NextStep = { stage: "results", label: "activities.next.results", icon: "BarChart" };

/** An activity's life, whatever its type: it is set up, published, answered and read. */
export async function nextStep(record: EntityRecord, { canUpdate, signal }: NextStepQuestion): Promise<readonly NextStep[]> {
  if (record.status === "CONFIGURING") {
    if (!canUpdate) return [];
    const standing = (await fetchStandings([record.id], signal)).get(record.id);
    return standing?.isSetUp ? [PUBLISH] : [{ stage: "setup", label: "activities.next.setUp", icon: "EditNote" }];
  }
  if (record.status === "BLOCKED") return [{ transition: "unblock" }, RESULTS];
  const opening = openingOf(datesOf(record), new Date());
  if (opening === "comingSoon") return [{ stage: "setup", label: "activities.next.review", icon: "Preview" }];
  // Once its time is over there is nothing left to finish.
  return [RESULTS];
}
