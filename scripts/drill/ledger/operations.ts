import type { Ledger } from "../../../src/contracts/services/ledger";
import type { SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { numbersOf } from "../numbersOf";

/** One call of the ledger, as a line says it. */
export interface Operation {
  readonly does: "book" | "pending" | "hold" | "settle" | "release" | "reverse" | "spend";
  readonly key: string;
  readonly memberId: string;
  readonly amount: number;
}

const MOST_LABS = 40;

/**
 * What happens to one member for one cause and the next, by a number: LABs come, at once or later, some are set aside and
 * spent or returned, and what came may be taken back.
 */
export function sequenceOf(number: number, memberIds: readonly string[]): readonly Operation[] {
  const random = numbersOf(number);
  const memberId = memberIds[Math.floor(random() * memberIds.length)] ?? "";
  const amount = 1 + Math.floor(random() * MOST_LABS);
  const operation = (does: Operation["does"], name: string, labs = amount): Operation => ({
    does,
    key: `drill:${number}:${name}`,
    memberId,
    amount: labs,
  });
  const part = 1 + Math.floor(random() * amount);
  const sequence = [operation(random() < 0.2 ? "pending" : "book", "earn")];
  if (random() < 0.8) {
    sequence.push(operation("hold", "redeem", part));
    const end = random();
    if (end < 0.9) sequence.push(operation(end < 0.55 ? "settle" : "release", "redeem", part));
  }
  if (random() < 0.3) sequence.push(operation("spend", "spend", Math.max(1, amount - part)));
  if (random() < 0.35) sequence.push(operation("reverse", "earn"));
  return sequence;
}

/** Whether the ledger did something: not where it was done before, nor where there aren't enough LABs. */
export async function run(service: Ledger, db: SpaceDb, { does, key, memberId, amount }: Operation): Promise<boolean> {
  const entry = { key, memberId, amount, reason: does === "book" || does === "pending" ? "CUSTOM" : "REDEEM" } as const;
  try {
    if (does === "book") return await service.book(db, entry);
    // Later than the drill: it stays pending.
    if (does === "pending") return await service.book(db, { ...entry, availableAt: new Date(Date.now() + 86_400_000) });
    if (does === "hold") return await service.hold(db, entry);
    if (does === "spend") return await service.spend(db, entry);
    return await service[does](db, entry);
  } catch (error) {
    if (error instanceof AppError && error.status === 409) return false;
    throw error;
  }
}
