/** A question that only tests whether respondents read: its text asks for one answer. */
export interface AttentionQuestion {
  /** Codes that show attention: one of them for a single choice, just these for a multiple one. */
  readonly attention?: readonly string[];
}
