import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { RouteAccess, RouteAct } from "../../src/server/host/routes";
import { startApp, type TestApp } from "./app";

const CREATED = "fastify.initialization";

export interface Route {
  readonly method: string;
  /** Address with its parameters, e.g. `/api/members/:id`. */
  readonly url: string;
  /** In bytes, where the route says one. */
  readonly bodyLimit?: number;
  /** Of an extension's route: who may call it, and what the activity log says that it was. */
  readonly config?: { readonly access?: RouteAccess; readonly act?: RouteAct };
}

/** The real server with every route that it has, `HEAD` beside its `GET` left out. */
export async function startAppWithRoutes(
  options: Parameters<typeof startApp>[0] = {},
): Promise<{ readonly app: TestApp; readonly routes: readonly Route[] }> {
  const routes: Route[] = [];
  const note = ({ method, url, bodyLimit, config = {} }: RouteOptions) => {
    for (const one of [method].flat())
      if (one !== "HEAD")
        routes.push({ method: one, url, config: config as NonNullable<Route["config"]>, ...(bodyLimit ? { bodyLimit } : {}) });
  };
  const listen = (message: unknown) => (message as { readonly fastify: FastifyInstance }).fastify.addHook("onRoute", note);
  subscribe(CREATED, listen);
  const app = await startApp(options);
  await app.app.ready();
  unsubscribe(CREATED, listen);
  return { app, routes };
}
