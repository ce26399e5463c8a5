import type { ClientField, StatePlace } from "../../../schema/clientCatalog";

/** What a state means for people; decides its colour and its icon. */
export type Tone = "good" | "busy" | "wait" | "bad" | "calm";

const WORDS: Readonly<Record<Tone, readonly string[]>> = {
  good: ["active", "open", "published", "confirmed", "sent", "paid", "accepted", "enabled", "online"],
  busy: ["new", "processing", "running", "queued", "importing", "live"],
  wait: ["configuring", "invited", "draft", "pending", "under construction", "scheduled", "waiting"],
  bad: ["blocked", "failed", "rejected", "cancelled", "expired", "error", "bounced"],
  calm: ["finished", "inactive", "closed", "complete", "archived", "done", "disabled"],
};

export const TONES = {
  good: { colour: "success", icon: "CheckCircle" },
  busy: { colour: "info", icon: "Bolt" },
  wait: { colour: "warning", icon: "Schedule" },
  bad: { colour: "error", icon: "Block" },
  calm: { colour: "default", icon: "TaskAlt" },
} as const;

const PLACES: Readonly<Record<StatePlace, Tone>> = { initial: "wait", between: "busy", final: "calm" };

/** The tone of a value by the word it is, else by its position among the states of its field; nothing where it is no state. */
export function toneOf(value: unknown, field?: Pick<ClientField, "states">): Tone | undefined {
  const word = String(value).toLowerCase().replaceAll(/[_-]/g, " ");
  const place = field?.states?.[String(value)];
  return (Object.keys(WORDS) as Tone[]).find((tone) => WORDS[tone].includes(word)) ?? (place && PLACES[place]);
}
