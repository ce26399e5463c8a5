import type { FastifyInstance } from "fastify";

/** What runs beside the calls, for as long as the server does. */
export interface BackgroundService {
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function logError(app: FastifyInstance, message: string): (error: unknown) => void {
  return (error) => app.log.error({ err: error }, message);
}

/**
 * Opens the service once the server is ready, and closes it with the server. Opening isn't waited for: what an earlier
 * process left unfinished delays no start.
 */
export function runWith(app: FastifyInstance, { open, close }: BackgroundService, onError: (error: unknown) => void): void {
  app.addHook("onReady", async () => void open().catch(onError));
  app.addHook("onClose", close);
}
