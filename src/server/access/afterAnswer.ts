import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Long enough for the answer to be there, and at no time that could be listened for. */
const LATER_MS = [50, 250] as const;

/** Does work once the present answer is there, so that no answer's time tells what there was to do. */
export type AfterAnswer = (work: () => Promise<void>) => void;

/** The application waits for it when it closes; what fails is logged. */
export function createAfterAnswer(app: FastifyInstance): AfterAnswer {
  const running = new Set<Promise<void>>();
  app.addHook("onClose", async () => void (await Promise.all(running)));
  return (work) => {
    const ended = wait(randomInt(...LATER_MS))
      .then(work)
      .catch((error: unknown) => app.log.error({ err: error }, "work after an answer failed"))
      .finally(() => running.delete(ended));
    running.add(ended);
  };
}
