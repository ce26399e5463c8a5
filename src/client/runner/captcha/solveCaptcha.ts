import { solveChallengeWorkers } from "altcha-lib";
import type { Challenge } from "altcha-lib/types";

/** A phone has other things to do, too. */
const MOST_WORKERS = 4;

function createWorker(): Worker {
  return new Worker(new URL("./solver.ts", import.meta.url), { type: "module" });
}

/**
 * Solves a challenge beside the page.
 * @param milliseconds after which it is given up
 * @returns base64 of `{challenge, solution}`; nothing where the time is over before it is solved
 * @throws Error where this browser can't
 */
export async function solveCaptcha(challenge: Challenge, milliseconds: number): Promise<string | undefined> {
  const concurrency = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
  const solution = await solveChallengeWorkers({ challenge, concurrency, createWorker, timeout: milliseconds });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
