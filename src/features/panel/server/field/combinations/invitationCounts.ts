import { allocate, type Combination } from "./allocate";

/** People of a combination who may be invited now. */
export interface Supply extends Pick<Combination, "cells"> {
  readonly people: number;
  /** How many of them will respond: the sum of their own rates. */
  readonly responses: number;
}

export interface Wish {
  /** By cell: completes that are missing and not to be expected of those who are invited. */
  readonly needs: readonly number[];
  /** Completes of one response. */
  readonly perResponse: number;
  /** Responses that may be asked for now. */
  readonly mostResponses: number;
  /** People who may be invited at once. */
  readonly mostPeople: number;
}

export interface InvitationCounts {
  /** People to invite, by combination. */
  readonly counts: readonly number[];
  /** Whether more are wanted than may be invited at once. */
  readonly goesOn: boolean;
}

/** Less than this of a person is the arithmetic's noise. */
const NOISE = 1e-6;

/**
 * Whole people. What is too much of one combination is less of the next that shares its cell of the first table, so that as a
 * whole nobody is asked for parts of people: the combinations that are wanted most come first.
 */
function wholePeople(supplies: readonly Supply[], wanted: readonly number[]): readonly number[] {
  const counts = supplies.map(() => 0);
  const order = [...supplies.keys()].sort((one, other) => (wanted[other] ?? 0) - (wanted[one] ?? 0));
  const surplus = new Map<number | undefined, number>();
  for (const index of order) {
    const [first] = supplies[index]?.cells ?? [];
    const people = (wanted[index] ?? 0) - (surplus.get(first) ?? 0);
    const count = Math.min(supplies[index]?.people ?? 0, Math.max(0, Math.ceil(people - NOISE)));
    counts[index] = count;
    surplus.set(first, Math.max(0, count - people));
  }
  return counts;
}

/** How many people of each combination to invite now, the whole of them in proportion to what is missing. */
export function invitationCounts(supplies: readonly Supply[], wish: Wish): InvitationCounts {
  const { needs, perResponse, mostResponses, mostPeople } = wish;
  const combinations = supplies.map(({ cells, responses }) => ({ cells, capacity: responses * perResponse }));
  const responses = allocate(needs, combinations).map((completes) => completes / perResponse);
  const asked = responses.reduce((sum, one) => sum + one, 0);
  const part = asked > mostResponses ? Math.max(0, mostResponses) / asked : 1;
  const people = supplies.map((supply, index) =>
    supply.responses > 0 ? ((responses[index] ?? 0) * part * supply.people) / supply.responses : 0,
  );
  const all = people.reduce((sum, one) => sum + one, 0);
  const portion = Math.min(1, mostPeople / all);
  return {
    counts: wholePeople(
      supplies,
      people.map((one) => one * portion),
    ),
    goesOn: all > mostPeople,
  };
}
