import { readFileSync } from "node:fs";
import { loadCredits } from "../../../src/features/credits/server/load";
import { inTurns } from "../inTurns";
import { type CreditsProcess, openCredits } from "./creditsProcess";
import { type Company, type Operation, run, sequenceOf } from "./operations";

const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Sets aside all that a company has, many times at once, and tells how often it went. */
async function race({ dbOf, service }: CreditsProcess, round: number, { atOnce, company }: { atOnce: number; company: Company }) {
  const db = await dbOf(company.id);
  await loadCredits(db, { key: `race:${round}`, amount: 9, concept: "Drill" });
  const { available: amount } = await service.balanceOf(db);
  const tries = Array.from({ length: atOnce }, (_, index) =>
    run(service, db, { does: "hold", key: `race:${round}:${index}`, company, amount }),
  );
  const held = (await Promise.all(tries)).filter(Boolean).length;
  tell({ round, held, left: (await service.balanceOf(db)).available });
}

/**
 * A process that the drill may kill.
 *
 * `sequences <from> <to> <companies.json>` runs them, and tells each acknowledged operation.
 * `replay <operations.json>` runs operations again, and tells those that did something.
 * `race <rounds> <at once> <companies.json>` sets aside all that a company has, many times at once.
 */
export async function main([does = "", first = "", second = "", file = ""]: readonly string[]): Promise<void> {
  const credits = await openCredits();
  const operate = async (operation: Operation) => {
    if (await run(credits.service, await credits.dbOf(operation.company.id), operation)) tell({ done: operation });
  };
  tell({ ready: true });
  if (does === "sequences") {
    const companies: readonly Company[] = read(file);
    const numbers = Array.from({ length: Number(second) - Number(first) }, (_, index) => Number(first) + index);
    await inTurns(numbers, async (number) => {
      for (const operation of sequenceOf(number, companies)) await operate(operation);
      tell({ ended: number });
    });
  }
  if (does === "replay") await inTurns<Operation>(read(first), operate);
  if (does === "race") {
    const [company]: readonly Company[] = read(file);
    for (let round = 0; company && round < Number(first); round += 1)
      await race(credits, round, { atOnce: Number(second), company });
  }
  await credits.server.close();
  tell({ finished: true });
  process.exit(0);
}
