import { readFileSync } from "node:fs";
import { inTurns } from "../inTurns";
import { openLedger } from "./ledgerProcess";
import { type Operation, run, sequenceOf } from "./operations";

const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/**
 * A process that the drill may kill.
 *
 * `sequences <from> <to> <members.json>` runs them, and tells each acknowledged operation.
 * `replay <operations.json>` runs operations again, and tells those that did something.
 * `race <rounds> <at once> <members.json>` sets aside all that a member has, many times at once, and tells how often it went.
 */
export async function main([does = "", first = "", second = "", file = ""]: readonly string[]): Promise<void> {
  const { db, service, server } = await openLedger();
  tell({ ready: true });
  if (does === "sequences") {
    const members: readonly string[] = JSON.parse(readFileSync(file, "utf8"));
    const numbers = Array.from({ length: Number(second) - Number(first) }, (_, index) => Number(first) + index);
    await inTurns(numbers, async (number) => {
      for (const operation of sequenceOf(number, members)) if (await run(service, db, operation)) tell({ done: operation });
      tell({ ended: number });
    });
  }
  if (does === "replay") {
    const operations: readonly Operation[] = JSON.parse(readFileSync(first, "utf8"));
    await inTurns(operations, async (operation) => {
      if (await run(service, db, operation)) tell({ done: operation });
    });
  }
  if (does === "race") {
    const members: readonly string[] = JSON.parse(readFileSync(file, "utf8"));
    for (let round = 0; round < Number(first); round += 1) {
      const memberId = members[round % members.length] ?? "";
      const amount = (await service.balanceOf(db, memberId)).available + 9;
      await service.book(db, { key: `race:${round}`, memberId, amount: 9, reason: "CUSTOM" });
      const tries = await Promise.all(
        Array.from({ length: Number(second) }, (_, index) =>
          run(service, db, { does: "hold", key: `race:${round}:${index}`, memberId, amount }),
        ),
      );
      tell({ round, held: tries.filter(Boolean).length, left: (await service.balanceOf(db, memberId)).available });
    }
  }
  await server.close();
  tell({ finished: true });
  process.exit(0);
}
