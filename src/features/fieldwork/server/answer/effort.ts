import type { AnswerBody } from "../../../../contracts/api/execution";

/** As stored with an answer; `null` where nothing is known. */
export interface Effort {
  readonly activeMs: number | null;
  readonly wallMs: number | null;
  readonly pastedShare: number | null;
}

export const NO_EFFORT: Effort = { activeMs: null, wallMs: null, pastedShare: null };

/**
 * What an answer took, as the respondent's browser measured it: nothing that it says is trusted beyond what the clock allows.
 * Nobody has spent more time on a question than since the response began, nor been more active than present.
 */
export function effortOf({ timing, pastedShare }: Pick<AnswerBody, "timing" | "pastedShare">, sinceStartMs: number): Effort {
  const wallMs = timing ? Math.min(timing.wallMs, Math.max(0, sinceStartMs)) : null;
  return {
    wallMs,
    activeMs: timing && wallMs !== null ? Math.min(timing.activeMs, wallMs) : null,
    pastedShare: pastedShare ?? null,
  };
}
