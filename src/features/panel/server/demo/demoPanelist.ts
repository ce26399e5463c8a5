import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { pick } from "../../../../shared/random";
import { FIRST_NAMES, GENERATIONS, type Generation, PROVINCES, SURNAMES } from "./distributions";
import { draw, successes } from "./draw";

const MOST_INVITATIONS = 48;
/** Half a year. */
const LONGEST_AGO = 180;

/** A province with the region that it lies in. */
export interface Place {
  readonly id: string;
  readonly code: string;
  /** As people say it. */
  readonly name: string;
  readonly region: string | null;
}

/** What is known of a panelist already. */
export interface Person {
  readonly gender: "M" | "W";
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly place: Place | undefined;
}

function drawGeneration(random: () => number): Generation {
  const index = draw(
    random,
    GENERATIONS.map(({ share }, place) => [place, share] as const),
  );
  const generation = GENERATIONS[index];
  if (!generation) throw new Error("there is no generation");
  return generation;
}

/** A day on which somebody of this age may have been born. */
function birthDate(random: () => number, { from, to }: Generation, now: number): string {
  const age = from + Math.floor(random() * (to - from + 1));
  return new Date(now - (age + random()) * 365.25 * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Somebody of the panel, as its people are distributed. */
export function drawPerson(random: () => number, places: ReadonlyMap<string, Place>, now: number) {
  const gender: Person["gender"] = random() < 0.53 ? "W" : "M";
  return {
    name: pick(random, FIRST_NAMES[gender]),
    surname: `${pick(random, SURNAMES)} ${pick(random, SURNAMES)}`,
    gender,
    birthDate: birthDate(random, drawGeneration(random), now),
    place: places.get(draw(random, PROVINCES)),
  };
}

function generationOf(born: string, now: number): Generation {
  const age = (now - Date.parse(born)) / MS_PER_DAY / 365.25;
  const generation = GENERATIONS.find(({ to }) => age < to + 1) ?? GENERATIONS.at(-1);
  if (!generation) throw new Error("there is no generation");
  return generation;
}

/** The rest of a person's profile, which goes with age, and how they took part so far. */
export function drawProfile(random: () => number, person: Person, now: number) {
  const generation = generationOf(person.birthDate, now);
  // Most are of the last few waves of recruitment.
  const invitations = Math.floor(random() ** 2 * MOST_INVITATIONS);
  const responseRate = Math.min(0.9, generation.responseRate * (0.3 + random() * 1.4));
  return {
    region: person.place?.region ?? null,
    provinceArea: person.place?.id ?? null,
    education: draw(random, generation.education),
    occupation: draw(random, generation.occupation),
    householdSize: draw(random, generation.householdSize),
    devices: draw(random, generation.devices),
    consent: random() < 0.97,
    invitations,
    completes: successes(random, invitations, responseRate),
    lastInvitedAt: invitations > 0 ? new Date(now - (1 + random() * LONGEST_AGO) * MS_PER_DAY).toISOString() : null,
  };
}
