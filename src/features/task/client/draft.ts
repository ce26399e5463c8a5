import type { OthersVisible, TaskPart, TaskSettings, TeamTask } from "../shared/api";

/** A part as it is edited. */
export interface DraftPart extends TaskPart {
  /** Stays while it is edited, also of a part that has no id yet. */
  readonly key: string;
  readonly answers: number;
}

export interface Draft {
  readonly othersVisible: OthersVisible;
  readonly parts: readonly DraftPart[];
}

export function newPart(): DraftPart {
  const key = crypto.randomUUID();
  return { key, title: "", description: "", kind: "TEXT", isRequired: true, minWords: null, answers: 0 };
}

/** What is edited of what was saved; a task begins with one empty part. */
export function draftOf({ settings }: TeamTask): Draft {
  if (!settings) return { othersVisible: "NEVER", parts: [newPart()] };
  const { othersVisible, parts } = settings;
  return { othersVisible, parts: parts.map(({ sentBack: _, ...part }) => ({ ...part, key: part.id })) };
}

export function settingsOf({ othersVisible, parts }: Draft): TaskSettings {
  return { othersVisible, parts: parts.map(({ key: _, answers: __, ...part }) => part) };
}

/** What keeps a task from being saved; a key of the texts. */
export function faultOf({ parts }: Draft): "task.noTitle" | "task.repeated" | "task.errors.noParts" | undefined {
  const titles = parts.map(({ title }) => title.trim());
  if (titles.length === 0) return "task.errors.noParts";
  if (titles.includes("")) return "task.noTitle";
  return new Set(titles).size < titles.length ? "task.repeated" : undefined;
}

/** @param by places that it moves on, or back */
export function moved(parts: readonly DraftPart[], from: number, by: -1 | 1): readonly DraftPart[] {
  const order = [...parts];
  const [part] = order.splice(from, 1);
  if (part) order.splice(from + by, 0, part);
  return order;
}
