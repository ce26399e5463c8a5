import type { PictureLevel } from "../../shared/messages";

/** Of what one receives, between two looks. */
export interface LineSample {
  /** Packets of each stream. */
  readonly streams: readonly { readonly isVoice: boolean; readonly received: number; readonly lost: number }[];
  /** Milliseconds, of any clock that only goes forward. */
  readonly at: number;
}

const LEVELS: readonly PictureLevel[] = ["all", "small", "none"];
/** Share of lost packets above which pictures tear and voices are clipped. */
const BAD_LOSS = 0.08;
const GOOD_LOSS = 0.02;
/** Fewer of a stream say nothing of the line. */
const LEAST_PACKETS = 10;
/** One bad moment is none of the line's. */
const BAD_SAMPLES = 2;
const TRY_AGAIN_MS = 15_000;
const LONGEST_TRY_AGAIN_MS = 60_000;
/** Bad again within this time after more was tried: the try was too early. */
const FAILED_TRY_MS = 10_000;

/** Share of packets that are lost in the middle one of the streams: what one person's own line loses, their streams lack alone. */
function lossOf(streams: LineSample["streams"]): number {
  const losses = streams.flatMap(({ received, lost }) => {
    const packets = received + Math.max(0, lost);
    return packets >= LEAST_PACKETS ? [Math.max(0, lost) / packets] : [];
  });
  return losses.toSorted((one, other) => one - other)[Math.floor((losses.length - 1) / 2)] ?? 0;
}

/**
 * How much of others' pictures a line carries, so that voices come first: less after two bad samples, more again after a while
 * without losses, each time later where that was too early. Small pictures go only where voices are clipped although they are
 * small: torn ones are better than none, and a browser that is busy loses packets as well.
 * @returns takes a sample and says the level from then on
 */
export function createPictureLevel(): (sample: LineSample) => PictureLevel {
  let step = 0;
  let bad = 0;
  let goodSince: number | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;
  let pause = TRY_AGAIN_MS;
  return ({ streams, at }) => {
    const loss = lossOf(streams);
    const deciding = step === 0 ? loss : lossOf(streams.filter(({ isVoice }) => isVoice));
    bad = deciding > BAD_LOSS ? bad + 1 : 0;
    if (loss > GOOD_LOSS) goodSince = undefined;
    else goodSince ??= at;
    if (bad >= BAD_SAMPLES && step < LEVELS.length - 1) {
      pause = at - triedAt < FAILED_TRY_MS ? Math.min(pause * 2, LONGEST_TRY_AGAIN_MS) : TRY_AGAIN_MS;
      step += 1;
      bad = 0;
    } else if (step > 0 && goodSince !== undefined && at - goodSince >= pause) {
      step -= 1;
      triedAt = at;
      goodSince = undefined;
    }
    return LEVELS[step] ?? "all";
  };
}
