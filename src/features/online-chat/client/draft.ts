import { createZone } from "../../../shared/dates/zone";
import type { ChatSettings, TeamChat } from "../shared/api";
import { LONGEST_SESSION_MS } from "../shared/onlineChat";

const HOUR_MS = 3_600_000;
const MINUTE = "HH:MM".length;

export interface DraftQuestion {
  /** Stays while it is edited, also of a question that has no id yet. */
  readonly key: string;
  readonly id?: string;
  readonly text: string;
  readonly isSent: boolean;
}

/** A chat as it is edited: by the community's clocks. */
export interface Draft {
  /** `YYYY-MM-DD`; empty before it is chosen. */
  readonly day: string;
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  readonly areLatecomersWelcome: boolean;
  readonly questions: readonly DraftQuestion[];
}

export const newQuestion = (): DraftQuestion => ({ key: crypto.randomUUID(), text: "", isSent: false });

export function draftOf({ settings, questions, timeZone }: TeamChat): Draft {
  const kept = questions.map(({ id, text, sentAt }) => ({ key: id, id, text, isSent: sentAt !== null }));
  if (!settings) return { day: "", from: "18:00", to: "19:00", areLatecomersWelcome: true, questions: [newQuestion()] };
  const { clockAt } = createZone(timeZone);
  const [from, to] = [clockAt(settings.startsAt), clockAt(settings.endsAt)];
  const time = (clock: string) => clock.slice("YYYY-MM-DDT".length).slice(0, MINUTE);
  const { areLatecomersWelcome } = settings;
  return { day: from.slice(0, "YYYY-MM-DD".length), from: time(from), to: time(to), areLatecomersWelcome, questions: kept };
}

/** The session's instants; a session may end after midnight. */
export function timesOf({ day, from, to }: Draft, timeZone: string) {
  const { instantOf } = createZone(timeZone);
  const startsAt = instantOf(day, `${from}:00`);
  const end = instantOf(day, `${to}:00`);
  const endsAt = end > startsAt ? end : new Date(Date.parse(end) + 24 * HOUR_MS).toISOString();
  return { startsAt, endsAt };
}

export function settingsOf(draft: Draft, timeZone: string): ChatSettings {
  const { areLatecomersWelcome, questions } = draft;
  const asked = questions.map(({ id, text }) => ({ ...(id ? { id } : {}), text }));
  return { ...timesOf(draft, timeZone), areLatecomersWelcome, questions: asked };
}

/** What keeps a chat from being saved; a key of the texts. */
export function faultOf(draft: Draft, timeZone: string) {
  if (draft.day === "" || draft.from === "" || draft.to === "") return "onlineChat.errors.noTimes";
  const { startsAt, endsAt } = timesOf(draft, timeZone);
  const { clockAt } = createZone(timeZone);
  const isShown = clockAt(startsAt).startsWith(`${draft.day}T${draft.from}`) && clockAt(endsAt).includes(`T${draft.to}`);
  if (!isShown) return "onlineChat.errors.skipped";
  if (Date.parse(endsAt) - Date.parse(startsAt) > LONGEST_SESSION_MS) return "onlineChat.errors.tooLong";
  if (draft.questions.length === 0) return "onlineChat.errors.noQuestions";
  return draft.questions.some(({ text }) => text.trim() === "") ? "onlineChat.setup.emptyQuestion" : undefined;
}

/** @param by places that it moves on, or back */
export function moved(questions: readonly DraftQuestion[], from: number, by: -1 | 1): readonly DraftQuestion[] {
  const order = [...questions];
  const [question] = order.splice(from, 1);
  if (question) order.splice(from + by, 0, question);
  return order;
}
