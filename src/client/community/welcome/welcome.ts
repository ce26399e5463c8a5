/** What LABs are given in exchange for. */
export interface RewardCard {
  readonly name: string;
  readonly valueEuros: number | null;
  readonly labs: number | null;
  readonly logo: string | null;
  readonly description: string | null;
}

/** `GET /tester/communities/{id}/welcome`; nothing where the team said nothing. */
export interface Welcome {
  readonly welcomeTitle: string | null;
  readonly description: string | null;
  readonly instructions: string | null;
  readonly moderatorName: string | null;
  readonly moderatorImage: string | null;
  readonly moderatorInfo: string | null;
  readonly labsExplanation: string | null;
  readonly redeemExplanation: string | null;
  readonly labsPerActivity: number | null;
  readonly labsPerComment: number | null;
  readonly labsPerStayingActive: number | null;
  readonly gamification: boolean | null;
  /** Days, `YYYY-MM-DD`. */
  readonly redeemFrom: string | null;
  readonly redeemTo: string | null;
  readonly cards: readonly RewardCard[];
}

const SAID = ["welcomeTitle", "description", "instructions", "moderatorInfo", "labsExplanation"] as const;

/** Whether the team has said anything yet. */
export function isWritten(welcome: Welcome): boolean {
  return SAID.some((name) => (welcome[name] ?? "").trim() !== "");
}

const FIGURES = ["labsPerActivity", "labsPerComment", "labsPerStayingActive"] as const;

/** How LABs are earned, in figures; what brings none isn't told. */
export function earnings(welcome: Welcome): readonly { readonly name: (typeof FIGURES)[number]; readonly labs: number }[] {
  return FIGURES.flatMap((name) => {
    const labs = welcome[name] ?? 0;
    return labs > 0 ? [{ name, labs }] : [];
  });
}
