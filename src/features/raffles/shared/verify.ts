import type { RaffleProof } from "./api/team";
import { commitmentOf, listHashOf, ranked, seedCommitmentOf, winningOf } from "./fairness";

/** What is wrong with a draw. @returns nothing where it holds */
export function verifyDraw(proof: RaffleProof): readonly string[] {
  const { activityId, commitment, listHash, seed, tickets, out, winners, winnerCount } = proof;
  const wrong: string[] = [];
  const committed = proof.version === 1 ? seedCommitmentOf(seed) : commitmentOf(seed, proof);
  if (committed !== commitment)
    wrong.push(`the seed${proof.version === 1 ? "" : ", the prize or the number of winners"} is another than was committed to`);
  if (listHashOf(tickets) !== listHash) wrong.push("the list of tickets is another than the one that was published");
  if (new Set(tickets).size !== tickets.length) wrong.push("a ticket is in the list twice");
  const left = new Set(out);
  const stranger = out.find((ticket) => !tickets.includes(ticket));
  if (stranger) wrong.push(`ticket ${stranger} was left out, and never in the list`);
  const expected = winningOf({ order: ranked({ activityId, seed, tickets }), out: left, winnerCount });
  expected.forEach((ticket, index) => {
    if (winners[index] !== ticket) wrong.push(`place ${index + 1} is ${ticket}'s, not ${winners[index] ?? "nobody"}'s`);
  });
  if (winners.length > expected.length) wrong.push(`${winners.length} have won, of ${expected.length} places`);
  return wrong;
}
