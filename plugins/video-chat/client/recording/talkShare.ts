import type { TeamSeat } from "../../shared/api";

/** Who speaks less than this of all that is said has been quiet. */
const QUIET_SHARE = 0.03;
/** Of less than this in all no share says anything. */
const LEAST_MS = 10_000;
export const QUIET_MS = 5 * 60_000;

/** How long somebody had spoken at a moment. */
export interface TalkSample {
  readonly at: number;
  readonly speakingMs: Readonly<Record<string, number>>;
}

export interface TalkShare {
  readonly seat: string;
  readonly name: string;
  readonly speakingMs: number;
  /** Of all that was said, 0 to 1. */
  readonly share: number;
}

type Talker = Pick<TeamSeat, "seat" | "name" | "role" | "speakingMs" | "connectedMs">;

/** Who has spoken how much, the most first; nobody has a share before there are ten seconds to be shared. */
export function talkShares(seats: readonly Talker[]): readonly TalkShare[] {
  const total = seats.reduce((sum, { speakingMs }) => sum + speakingMs, 0);
  return seats
    .map(({ seat, name, speakingMs }) => ({ seat, name, speakingMs, share: total >= LEAST_MS ? speakingMs / total : 0 }))
    .toSorted((one, other) => other.speakingMs - one.speakingMs);
}

/**
 * Members who have been there for five minutes and hardly spoke in them.
 * @param samples of at least those minutes, the oldest first; without them all the time counts that they were there
 */
export function quietPeople(seats: readonly Talker[], samples: readonly TalkSample[], now: number): readonly Talker[] {
  const before = samples.findLast(({ at }) => now - at >= QUIET_MS)?.speakingMs ?? {};
  const spoken = (seat: Talker) => seat.speakingMs - (before[seat.seat] ?? 0);
  const total = seats.reduce((sum, seat) => sum + spoken(seat), 0);
  return seats.filter((seat) => seat.role === "MEMBER" && seat.connectedMs >= QUIET_MS && spoken(seat) < total * QUIET_SHARE);
}
