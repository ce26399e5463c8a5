import { readFileSync } from "node:fs";
import type { RaffleProof } from "../src/features/raffles/shared/api/team";
import { verifyDraw } from "../src/features/raffles/shared/verify";

/** `npm run raffle:verify -- file`: checks a draw by the file that the page of raffles gives. */
export function main([file]: readonly string[]): void {
  if (!file) {
    console.error("Name the file of a draw: npm run raffle:verify -- raffle.json");
    process.exitCode = 2;
    return;
  }
  const proof = JSON.parse(readFileSync(file, "utf8")) as RaffleProof;
  const wrong = verifyDraw(proof);
  for (const what of wrong) console.error(what);
  if (wrong.length > 0) {
    process.exitCode = 1;
    return;
  }
  const { tickets, winners, passedOn } = proof;
  console.log(`The draw holds: ${winners.length} of ${tickets.length} tickets won, ${passedOn.length} places were passed on.`);
}
