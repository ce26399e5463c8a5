/** The activity type of this feature. */
export const ONLINE_CHAT = "wat_chat_online";

/** Channel of what happens around a chat; its ids: the activity's, `{activity}:team`, `{activity}:{member}`. */
export const CHANNEL = "onlineChat";

export const LONGEST_SESSION_MS = 3 * 3_600_000;
export const MOST_QUESTIONS = 60;
export const LONGEST_QUESTION = 2_000;

/** How often whoever is there says so, and how long after that they are taken for gone. */
export const HEARTBEAT_MS = 60_000;
export const GONE_AFTER_MS = 200_000;
/** People may come this long before the session begins. */
export const WAITING_MS = 30 * 60_000;

export interface SessionTimes {
  /** ISO 8601 instants. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What the team prepares. */
export interface ChatSettings extends SessionTimes {
  /** Whether who missed the session may answer its questions afterwards. */
  readonly areLatecomersWelcome: boolean;
  /** In order; no id where one is new. */
  readonly questions: readonly { readonly id?: string; readonly text: string }[];
}

export interface ChatQuestion {
  readonly id: string;
  readonly text: string;
  /** ISO 8601; null before it is sent. */
  readonly sentAt: string | null;
}

/** Somebody in a chat. */
export interface ChatPerson {
  readonly id: string;
  /** Nickname. */
  readonly name: string;
  readonly image: string | null;
  /** ISO 8601; null where the person hasn't come yet. */
  readonly seenAt: string | null;
}

/** As the team sees it; no settings before they are saved for the first time. */
export interface TeamChat {
  readonly settings: (SessionTimes & { readonly areLatecomersWelcome: boolean }) | null;
  readonly questions: readonly ChatQuestion[];
  readonly people: readonly (ChatPerson & { readonly isMuted: boolean })[];
  /** Of the community's clocks, IANA. */
  readonly timeZone: string;
  /** The server's clock, ISO 8601. */
  readonly now: string;
}

/** A question that was sent, as a member sees it. */
export interface SentQuestion {
  /** Of the comment that asks it. */
  readonly commentId: string;
  readonly text: string;
  readonly isAnswered: boolean;
}

/** As a member sees it. */
export interface MemberChat extends SessionTimes {
  readonly areLatecomersWelcome: boolean;
  readonly isMuted: boolean;
  /** Those who are there. */
  readonly people: readonly ChatPerson[];
  /** In the order they were asked. */
  readonly questions: readonly SentQuestion[];
  readonly timeZone: string;
  readonly now: string;
}

/** Pushed on the channel. `changed`: read anew. */
export type ChatNews =
  | { readonly kind: "arrived"; readonly person: ChatPerson }
  | { readonly kind: "muted"; readonly memberId: string; readonly isMuted: boolean }
  | { readonly kind: "changed" };
