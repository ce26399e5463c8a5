import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { retryOnConnectionLoss } from "../../db/connection/retryOnConnectionLoss";

/** Long enough for the answer to be there, and at no time that could be listened for. */
const LATER_MS = [50, 250] as const;

/** Does work once the present answer is there, so that no answer's time tells what there was to do. */
export type AfterAnswer = (work: () => Promise<void>) => void;

/** The application waits for it when it closes; what fails is logged. It outlasts a restart of the database. */
export function createAfterAnswer(app: FastifyInstance): AfterAnswer {
  const running = new Set<Promise<void>>();
  let isClosing = false;
  app.addHook("onClose", async () => {
    isClosing = true;
    await Promise.all(running);
  });
  return (work) => {
    const ended = wait(randomInt(...LATER_MS))
      .then(() => retryOnConnectionLoss(work, { isStopped: () => isClosing }))
      .catch((error: unknown) => app.log.error({ err: error }, "work after an answer failed"))
      .finally(() => running.delete(ended));
    running.add(ended);
  };
}
