import type { AnswerBody } from "../../../../contracts/api/execution";

/** When and where something was given, by the server's clock. */
export interface Stamp {
  readonly at: string;
  readonly device: string | null;
}

/** Until when each question was answered and then left empty again, by question. */
export type WithdrawnAnswers = Readonly<Record<string, Stamp>>;

/**
 * The sender's own clock says how long ago it was: one that is set wrong does no harm.
 * @param startedAt of the response: before that nothing can have been given
 */
export function stampOf(
  { ago = 0, device }: Pick<AnswerBody, "ago" | "device">,
  { startedAt, now }: { readonly startedAt: string | null; readonly now: Date },
): Stamp {
  const earliest = startedAt === null ? 0 : Date.parse(startedAt);
  return { at: new Date(Math.max(earliest, now.getTime() - ago)).toISOString(), device: device ?? null };
}

/**
 * Whether something newer is stored. One browser sends in order, so of its own what comes later is newer, however
 * long it was on its way; between two the time of giving decides.
 */
export function isOutdated(given: Stamp, stored: Stamp | undefined): boolean {
  return stored !== undefined && stored.device !== given.device && Date.parse(stored.at) > Date.parse(given.at);
}
