import type { EntityRecord, NextStep, NextStepQuestion } from "../../../client/kit";
import { openingOf } from "../../../schema/activityOpening";
import { fetchStandings } from "./standings";

/** When an activity takes part, from its record. */
export function datesOf({ status, startsAt, endsAt }: EntityRecord) {
  const instant = (value: unknown) => (typeof value === "string" ? value : null);
  return { status: String(status), startsAt: instant(startsAt), endsAt: instant(endsAt) };
}

/** One that starts later is announced, as publishing a questionnaire does. */
function publish({ startsAt }: EntityRecord): NextStep {
  const isLater = typeof startsAt === "string" && new Date(startsAt) > new Date();
  return { transition: isLater ? "announce" : "open", label: "activities.next.publish" };
}

/** An activity's life, whatever its type: it is set up, published, answered and read. */
export async function nextStep(record: EntityRecord, { canUpdate, signal }: NextStepQuestion): Promise<NextStep | undefined> {
  const { status } = record;
  if (status === "CONFIGURING") {
    if (!canUpdate) return undefined;
    const standing = (await fetchStandings([record.id], signal)).get(record.id);
    if (standing?.isSetUp) return publish(record);
    return { stage: "setup", label: "activities.next.setUp", icon: "EditNote" };
  }
  if (status === "BLOCKED") return { transition: "unblock" };
  if (openingOf(datesOf(record), new Date()) === "comingSoon") {
    return { stage: "setup", label: "activities.next.review", icon: "Preview" };
  }
  return { stage: "results", label: "activities.next.results", icon: "BarChart" };
}
