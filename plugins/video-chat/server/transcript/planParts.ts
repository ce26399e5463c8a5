/** From and to, in milliseconds of the recording. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** Pauses that belong to what is said: a sentence in one piece is understood better than in three. */
const PAUSE_MS = 3_000;
/** Before and after what was heard: levels rise after a word has begun. */
const MARGIN_MS = 300;
/** A click or a cough: in what is shorter models find words that nobody said. */
const SHORTEST_MS = 250;
const LONGEST_MS = 5 * 60_000;

/** In order, without what is too short to be a word, and with small pauses filled. */
function joined(spans: readonly Span[]): readonly Span[] {
  const parts: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.startMs - other.startMs)) {
    const last = parts.at(-1);
    const fits = last && span.startMs - last.endMs <= PAUSE_MS && span.endMs - last.startMs <= LONGEST_MS;
    if (fits) parts[parts.length - 1] = { startMs: last.startMs, endMs: Math.max(last.endMs, span.endMs) };
    else parts.push(span);
  }
  return parts.filter(({ startMs, endMs }) => endMs - startMs >= SHORTEST_MS);
}

function cut({ startMs, endMs }: Span): readonly Span[] {
  const count = Math.max(Math.ceil((endMs - startMs) / LONGEST_MS), 1);
  const length = (endMs - startMs) / count;
  return Array.from({ length: count }, (_, index) => ({
    startMs: Math.round(startMs + length * index),
    endMs: Math.round(startMs + length * (index + 1)),
  }));
}

/**
 * What of a track is sent away, each part by itself: where somebody speaks. Silence never is: models invent words there.
 * @param speech when they spoke; whatever lies outside the track is left out
 */
export function planParts(speech: readonly Span[], track: Span): readonly Span[] {
  const inside = speech.map(({ startMs, endMs }) => ({
    startMs: Math.max(startMs, track.startMs),
    endMs: Math.min(endMs, track.endMs),
  }));
  return joined(inside.filter(({ startMs, endMs }) => endMs > startMs))
    .flatMap(cut)
    .map(({ startMs, endMs }) => ({
      startMs: Math.max(startMs - MARGIN_MS, track.startMs),
      endMs: Math.min(endMs + MARGIN_MS, track.endMs),
    }));
}
