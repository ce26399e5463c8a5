import type { Asker } from "../services";
import type { Dates } from "./formatDates";
import { type Passage, plainOf, splitText } from "./passage";
import type { OwnActivity } from "./readActivities";

/** When it can be done, and what it brings. */
function factsOf({ text }: Pick<Asker, "text">, { state, startsAt, endsAt, labs }: OwnActivity, dates: Dates): string {
  const opening =
    state === "comingSoon" && startsAt
      ? text("chatbot.activity.begins", { date: dates.instant(startsAt) })
      : endsAt
        ? text("chatbot.activity.until", { date: dates.instant(endsAt) })
        : text("chatbot.activity.open");
  const standing = state === "done" || state === "locked" ? text(`chatbot.activity.${state}`) : "";
  const brings = labs > 0 && state !== "done" ? text("chatbot.activity.labs", { smart_count: labs }) : "";
  return [standing, opening, brings].filter(Boolean).join(" ");
}

/** What the member may know of an activity: its description, topics, dates and LABs. */
export function activityPassages(
  asker: Pick<Asker, "text">,
  activities: readonly OwnActivity[],
  dates: Dates,
): readonly Passage[] {
  const words = asker.text("chatbot.topics.ACTIVITY.words");
  return activities.flatMap((activity) => {
    const { title, path, type, description, topics } = activity;
    const of = {
      topic: "ACTIVITY",
      title: plainOf(title),
      path,
      words: `${words} ${asker.text(`activityTypes.${type}.name`)}`,
    } as const;
    const [first = "", ...rest] = splitText(description);
    const about = topics.map((topic) => `• ${plainOf([topic.title, topic.description].filter(Boolean).join(": "))}`);
    return [
      { ...of, text: [factsOf(asker, activity, dates), first].filter(Boolean).join("\n") },
      ...[...rest, ...splitText(about.join("\n"))].map((text) => ({ ...of, text })),
    ];
  });
}
