import { MOST_SUGGESTIONS, type Topic } from "../shared/chatbot";
import type { Knowledge } from "./knowledge/readKnowledge";
import type { Asker } from "./services";

/** Questions by the topic that answers them, what members need first. */
const QUESTIONS = ["TODO", "LABS", "PERIOD", "COMING", "REWARDS", "EARNING", "WELCOME", "PRIVACY", "CONDITIONS", "NEWS"] as const;

/** Questions that have an answer now: about what is to do, what is to come, what there is. */
export function suggestQuestions({ text }: Pick<Asker, "text">, { passages, activities }: Knowledge): readonly string[] {
  const known = new Set(passages.map(({ topic }) => topic));
  const isWorthAsking = (topic: Topic) => {
    if (topic === "TODO") return activities.some(({ state }) => state === "todo");
    if (topic === "COMING") return activities.some(({ state }) => state === "comingSoon");
    return known.has(topic);
  };
  return QUESTIONS.filter(isWorthAsking)
    .slice(0, MOST_SUGGESTIONS)
    .map((topic) => text(`chatbot.suggestions.${topic}`));
}
