/** The activity type of this feature. */
export const POLL = "wat_poll";

export const FEWEST_OPTIONS = 2;
export const MOST_OPTIONS = 10;
export const LONGEST_QUESTION = 300;
export const LONGEST_OPTION = 120;
export const LONGEST_ALT = 200;

export interface PollPicture {
  /** Its address, `/files/{id}`. */
  readonly image: string;
  /** What it shows, for those who don't see it; may be empty. */
  readonly alt: string;
}

export interface PollOption {
  /** Stays the same when the text changes. */
  readonly code: string;
  readonly text: string;
  readonly picture?: PollPicture;
}

/** What a poll asks. */
export interface PollSettings {
  readonly question: string;
  readonly picture?: PollPicture;
  readonly isMultiple: boolean;
  readonly options: readonly PollOption[];
}

export interface PollResults {
  /** How many members voted: the base of all shares. */
  readonly voters: number;
  /** In the order of the options. */
  readonly counts: readonly { readonly code: string; readonly count: number }[];
}

/** As the team sees it; no settings before they are saved for the first time. */
export interface TeamPoll extends PollResults {
  readonly settings: PollSettings | null;
}

/** As a member sees it. */
export interface MemberPoll extends PollSettings {
  /** Codes that the member chose; `null` before. */
  readonly choices: readonly string[] | null;
  /** Only for those who have voted, and once it is over. */
  readonly results: PollResults | null;
}
