import type { Credits } from "../../../src/contracts/services/credits";
import { loadCredits } from "../../../src/features/credits/server/load";
import type { SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";
import { numbersOf } from "../numbersOf";

export interface Company {
  readonly id: string;
  readonly study: string;
}

/** One call, as a line says it. */
export interface Operation {
  readonly does: "load" | "hold" | "settle" | "release";
  readonly key: string;
  readonly company: Company;
  readonly amount: number;
}

const MOST_LOADED = 5_000;

/**
 * What happens to one company for one study and the next, by a number: credits come, some are set aside, at times more
 * than there are, and they are spent in part or given back, at times both are tried.
 */
export function sequenceOf(number: number, companies: readonly Company[]): readonly Operation[] {
  const random = numbersOf(number);
  const company = companies[Math.floor(random() * companies.length)] ?? { id: "", study: "" };
  const operation = (does: Operation["does"], amount: number): Operation => {
    return { does, key: `drill:${number}`, company, amount };
  };
  const loaded = 1 + Math.floor(random() * MOST_LOADED);
  // Loads are rare enough that what is there is fought for.
  const sequence = random() < 0.6 ? [operation("load", loaded)] : [];
  if (random() < 0.9) {
    const held = 1 + Math.floor(random() * MOST_LOADED);
    sequence.push(operation("hold", held));
    const end = random();
    if (end < 0.55) sequence.push(operation("settle", Math.floor(random() * (held + 1))));
    if (end > 0.45 && end < 0.9) sequence.push(operation("release", 0));
  }
  return sequence;
}

/** Whether anything was done: not where it was done before, nor where there aren't enough credits. */
export async function run(service: Credits, db: SpaceDb, { does, key, company, amount }: Operation): Promise<boolean> {
  const concept = "Drill";
  try {
    if (does === "load") return await loadCredits(db, { key, amount, concept });
    if (does === "hold") return await service.hold(db, { key, amount, studyId: company.study, concept });
    if (does === "settle") return await service.settle(db, { key, amount });
    return await service.release(db, { key });
  } catch (error) {
    if (error instanceof AppError && error.status === 409) return false;
    throw error;
  }
}
