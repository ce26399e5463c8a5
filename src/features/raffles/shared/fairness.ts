import { createHash, createHmac } from "node:crypto";

/** What a draw follows from; all of it is in the file that people check it with. */
export interface DrawInput {
  /** The raffle's own id where its entries are bought: no activity has it. */
  readonly activityId: string;
  /** Hexadecimal, 32 bytes. */
  readonly seed: string;
  /** Numbers of all tickets, in any order. */
  readonly tickets: readonly string[];
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What members are promised. */
export interface RaffleTerms {
  readonly activityId: string;
  readonly reward: string;
  readonly winnerCount: number;
}

/** What is published before anybody knows the seed: neither it nor the prize or the number of winners can change after it. */
export const commitmentOf = (seed: string, { activityId, reward, winnerCount }: RaffleTerms): string =>
  sha256(JSON.stringify(["v2", activityId, winnerCount, reward, seed]));

/** The commitment of raffles made before prize and number of winners were bound into it. */
export const seedCommitmentOf = (seed: string): string => sha256(seed);

/** What is published of the list before the seed is: no ticket can be added or left out after it. */
export const listHashOf = (tickets: readonly string[]): string => sha256([...tickets].sort().join("\n"));

/**
 * All tickets, the luckiest first. Each one's place follows from the seed and its own number alone, so that leaving one
 * out moves nobody else.
 */
export function ranked({ activityId, seed, tickets }: DrawInput): readonly string[] {
  const key = sha256(["v1", activityId, listHashOf(tickets), seed].join("|"));
  const lots = tickets.map((ticket) => ({ ticket, lot: createHmac("sha256", key).update(ticket).digest("hex") }));
  return lots.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ ticket }) => ticket);
}

/** A member's tickets begin alike, so that anybody can see which are one person's, and nobody whose. */
export const holderOf = (ticket: string): string => ticket.split(".", 1)[0] ?? "";

interface Places {
  /** The luckiest first. */
  readonly order: readonly string[];
  /** Tickets that don't count. */
  readonly out: ReadonlySet<string>;
  readonly winnerCount: number;
}

/** The tickets that win; of one person's the luckiest alone. */
export function winningOf({ order, out, winnerCount }: Places): readonly string[] {
  const holders = new Set<string>();
  const first = order.filter((ticket) => {
    if (out.has(ticket) || holders.has(holderOf(ticket))) return false;
    holders.add(holderOf(ticket));
    return true;
  });
  return first.slice(0, winnerCount);
}
