export const OPINION = "wat_opinion";
export const LONGEST_QUESTION = 300;

/** When members see what others wrote: once they have written themselves, at once, or never. */
export const OTHERS_VISIBLE = ["AFTER_OWN", "ALWAYS", "NEVER"] as const;
export type OthersVisible = (typeof OTHERS_VISIBLE)[number];

/** Step 2 of an opinion. */
export interface OpinionSettings {
  readonly question: string;
  readonly othersVisible: OthersVisible;
}

/** As the team reads it. */
export interface TeamOpinion {
  /** Null before it was saved. */
  readonly settings: OpinionSettings | null;
  /** How many members have written, also what is hidden or sent back. */
  readonly opinions: number;
}

/** As a member reads it. */
export type MemberOpinion = OpinionSettings;
