/**
 * How a response can end (AAPOR's and ESOMAR's terms for online samples), one table for surveys, tests, tasks and
 * sessions: what follows from an end stands here and nowhere else.
 */
export interface DispositionRule {
  /** Enters incidence, completes / (completes + screen-outs): on which side, if at all. */
  readonly incidence: "complete" | "screenOut" | null;
  /** Whether the person may begin again. */
  readonly mayRetake: boolean;
  readonly paysLabs: boolean;
  readonly chargesCredits: boolean;
  /** Which of the panel's exit links the person is sent to. */
  readonly redirect: "success" | "failure" | "overQuota" | "quality" | "default";
  /** Costs the person something beyond this survey (spec section 3, "expel for quality with sanction"). */
  readonly isSanctioned: boolean;
}

const ENDED: DispositionRule = {
  incidence: null,
  mayRetake: false,
  paysLabs: false,
  chargesCredits: false,
  redirect: "default",
  isSanctioned: false,
};

export const DISPOSITIONS = {
  complete: { ...ENDED, incidence: "complete", paysLabs: true, chargesCredits: true, redirect: "success" },
  screenOut: { ...ENDED, incidence: "screenOut", redirect: "failure" },
  overQuota: { ...ENDED, redirect: "overQuota" },
  quality: { ...ENDED, redirect: "quality" },
  qualitySanctioned: { ...ENDED, redirect: "quality", isSanctioned: true },
  duplicate: { ...ENDED, redirect: "quality" },
  dropped: { ...ENDED, mayRetake: true },
  timedOut: { ...ENDED, mayRetake: true },
  // Nobody like this was wanted yet, or the field was shut: that may change.
  closed: { ...ENDED, mayRetake: true },
} as const satisfies Readonly<Record<string, DispositionRule>>;

export type Disposition = keyof typeof DISPOSITIONS;

/** Completes per hundred people who were asked and fit or didn't; nothing before there is one. */
export function incidenceOf(counts: Readonly<Partial<Record<Disposition, number>>>): number | undefined {
  const sumOf = (side: DispositionRule["incidence"]) =>
    Object.entries(counts).reduce(
      (sum, [disposition, count]) => sum + (DISPOSITIONS[disposition as Disposition].incidence === side ? (count ?? 0) : 0),
      0,
    );
  const completes = sumOf("complete");
  const base = completes + sumOf("screenOut");
  return base === 0 ? undefined : (completes / base) * 100;
}
