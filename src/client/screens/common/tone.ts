/** How a state feels: its colour and its sign. */
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

/** The tone of a value by the word it is; nothing where it is no state. */
export function toneOf(value: unknown): Tone | undefined {
  const word = String(value).toLowerCase().replaceAll(/[_-]/g, " ");
  return (Object.keys(WORDS) as Tone[]).find((tone) => WORDS[tone].includes(word));
}
