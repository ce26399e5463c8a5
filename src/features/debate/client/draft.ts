import type { DebateSettings, TeamDebate } from "../shared/api";
import { TOPIC_COLORS } from "../shared/debate";

/** A topic while it is written. */
export interface TopicDraft {
  /** Of the line on the screen. */
  readonly key: string;
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  readonly tag: string;
  readonly color: string;
  readonly comments: number;
}

export interface DebateDraft {
  readonly topics: readonly TopicDraft[];
  /** Null: all of them. */
  readonly minTopics: number | null;
}

/** A new line, in the first colour that no other has. */
export function newTopic(topics: readonly TopicDraft[]): TopicDraft {
  const used = new Set(topics.map(({ color }) => color));
  const color =
    TOPIC_COLORS.find((one) => !used.has(one)) ?? TOPIC_COLORS[topics.length % TOPIC_COLORS.length] ?? TOPIC_COLORS[0];
  return { key: crypto.randomUUID(), title: "", description: "", tag: "", color, comments: 0 };
}

export function draftOf({ topics, minTopics }: TeamDebate): DebateDraft {
  const lines = topics.map(
    ({ id, title, description = "", tag = "", color, comments }): TopicDraft => ({
      key: id,
      id,
      title,
      description,
      tag,
      color,
      comments,
    }),
  );
  return { topics: lines.length > 0 ? lines : [{ ...newTopic([]), key: "first" }], minTopics };
}

export function settingsOf({ topics, minTopics }: DebateDraft): DebateSettings {
  return {
    topics: topics.map(({ id, title, description, tag, color }) => ({
      ...(id ? { id } : {}),
      ...{ title: title.trim(), color },
      ...(description.trim() ? { description: description.trim() } : {}),
      ...(tag.trim() ? { tag: tag.trim() } : {}),
    })),
    ...(minTopics === null ? {} : { minTopics: Math.min(minTopics, topics.length) }),
  };
}

/** What keeps it from being saved; a key of the texts. */
export function faultOf({ topics }: DebateDraft): string | undefined {
  const titles = topics.map(({ title }) => title.trim().toLowerCase());
  if (titles.length === 0 || titles.some((title) => title === "")) return "debate.titleMissing";
  return new Set(titles).size < titles.length ? "debate.repeated" : undefined;
}

/** The list with one line a place up or down. */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(index + by, 0, item);
  return next;
}
