/** The activity type of this feature. */
export const TASK = "wat_task";

export const MOST_PARTS = 20;
export const LONGEST_TITLE = 200;
export const LONGEST_DESCRIPTION = 5_000;
export const MOST_WORDS = 1_000;

export const KINDS = ["TEXT", "PHOTO", "VIDEO", "FILE"] as const;
/** What a part asks for; a text goes with all of them. */
export type PartKind = (typeof KINDS)[number];

export const VISIBILITIES = ["NEVER", "AFTER_OWN", "ALWAYS"] as const;
/** When members see what others answered. */
export type OthersVisible = (typeof VISIBILITIES)[number];

export interface TaskPart {
  /** Of its topic; absent where the part is new. */
  readonly id?: string;
  readonly title: string;
  /** Instructions; may be empty. */
  readonly description: string;
  readonly kind: PartKind;
  readonly isRequired: boolean;
  /** Fewest words of the text. */
  readonly minWords: number | null;
}

/** What a task asks for, in order. */
export interface TaskSettings {
  readonly othersVisible: OthersVisible;
  readonly parts: readonly TaskPart[];
}

/** A part as the team sees it. */
export interface TeamPart extends TaskPart {
  readonly id: string;
  /** Answers, those that were sent back or hidden included. */
  readonly answers: number;
  readonly sentBack: number;
}

/** As the team sees it; no settings before they are saved for the first time. */
export interface TeamTask {
  readonly settings: { readonly othersVisible: OthersVisible; readonly parts: readonly TeamPart[] } | null;
}

/** A part as a member sees it. */
export interface MemberPart extends TaskPart {
  readonly id: string;
  readonly state: "TODO" | "SENT" | "SENT_BACK" | "HIDDEN";
  /** Why the answer was sent back. */
  readonly explanation: string | null;
}

/** As a member sees it. */
export interface MemberTask {
  readonly othersVisible: OthersVisible;
  readonly parts: readonly MemberPart[];
}
