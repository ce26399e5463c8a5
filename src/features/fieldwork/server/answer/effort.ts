/** What an answer took, as the respondent's browser measured it: nothing that it says is trusted beyond what the clock allows. */
export interface EffortBody {
  /** Milliseconds in which the question was before the respondent's eyes, and from seeing to leaving it, over all visits. */
  readonly timing?: { readonly activeMs: number; readonly wallMs: number };
  /** Part of an open text that was pasted or dropped instead of typed, 0 to 1. */
  readonly pastedShare?: number;
}

/** As stored with an answer; `null` where nothing is known. */
export interface Effort {
  readonly activeMs: number | null;
  readonly wallMs: number | null;
  readonly pastedShare: number | null;
}

export const NO_EFFORT: Effort = { activeMs: null, wallMs: null, pastedShare: null };

/** Nobody has spent more time on a question than since the response began, nor been more active than present. */
export function effortOf({ timing, pastedShare }: EffortBody, sinceStartMs: number): Effort {
  const wallMs = timing ? Math.min(timing.wallMs, Math.max(0, sinceStartMs)) : null;
  return {
    wallMs,
    activeMs: timing && wallMs !== null ? Math.min(timing.activeMs, wallMs) : null,
    pastedShare: pastedShare ?? null,
  };
}
