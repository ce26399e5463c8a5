import type { Asker, ChatbotServices } from "../services";
import { activityPassages } from "./activityPassages";
import { communityPassages } from "./communityPassages";
import { formatDates } from "./formatDates";
import type { Passage } from "./passage";
import { type OwnActivity, readActivities } from "./readActivities";
import { statePassages } from "./statePassages";

/** Passages that are searched at most: the member's own and the activities' first, long legal texts last. */
const MOST = 600;

export interface Knowledge {
  readonly passages: readonly Passage[];
  readonly activities: readonly OwnActivity[];
}

/** All that may answer a member: what the member may read, and nothing else. */
export async function readKnowledge(asker: Asker, services: ChatbotServices): Promise<Knowledge> {
  const activities = await readActivities(asker, services);
  const dates = formatDates(asker.language, await asker.timeZone());
  const passages = [
    ...(await statePassages({ asker, activities, dates }, services)),
    ...activityPassages(asker, activities, dates),
    ...(await communityPassages(asker)),
  ];
  return { activities, passages: passages.filter(({ text }) => text !== "").slice(0, MOST) };
}
