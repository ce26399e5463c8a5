/** Loudness falls to a half in about this time: whoever breathes in doesn't lose the floor. */
const HALF_LIFE_MS = 400;
/** How much louder somebody must be than who has a place, to take it. */
const LEAD = 8;
/** Below it nobody speaks, in 0 (silence) to 127. */
const VOICE = 70;

interface Voice {
  level: number;
  at: number;
}

/** Who of a room is loudest, told by the level that each audio packet names (RFC 6464: 0 is the loudest, 127 silence). */
export class Loudest {
  readonly #voices = new Map<string, Voice>();

  /** @param level as the packet has it @returns whether that was speech */
  hear(seat: string, level: number, now: number): boolean {
    const loudness = 127 - Math.min(Math.max(level, 0), 127);
    const voice = this.#voices.get(seat) ?? { level: 0, at: now };
    voice.level = Math.max(loudness, this.#levelAt(voice, now));
    voice.at = now;
    this.#voices.set(seat, voice);
    return loudness >= VOICE;
  }

  forget(seat: string): void {
    this.#voices.delete(seat);
  }

  /** Who speaks now, the loudest first. */
  speaking(now: number): readonly string[] {
    return this.#ranked(now).flatMap(([seat, level]) => (level >= VOICE ? [seat] : []));
  }

  /** @param held who has the floor now @returns who has it from now on, at most `most` */
  choose(among: readonly string[], held: readonly string[], { most, now }: { readonly most: number; readonly now: number }) {
    if (among.length <= most) return among;
    const levelOf = (seat: string) => {
      const voice = this.#voices.get(seat);
      return (voice ? this.#levelAt(voice, now) : 0) + (held.includes(seat) ? LEAD : 0);
    };
    return among.toSorted((one, other) => levelOf(other) - levelOf(one)).slice(0, most);
  }

  #levelAt({ level, at }: Voice, now: number): number {
    return level * 0.5 ** ((now - at) / HALF_LIFE_MS);
  }

  #ranked(now: number): readonly (readonly [string, number])[] {
    const all = [...this.#voices].map(([seat, voice]) => [seat, this.#levelAt(voice, now)] as const);
    return all.sort(([, one], [, other]) => other - one);
  }
}
