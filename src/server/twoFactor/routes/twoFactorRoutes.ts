import type { FastifyInstance } from "fastify";
import { doorRoutes } from "./doorRoutes";
import { enrolmentRoutes } from "./enrolmentRoutes";
import { ownFactorRoutes } from "./ownFactorRoutes";
import { passkeyRoutes } from "./passkeyRoutes";
import type { TwoFactorRoutesOptions } from "./routeOptions";
import { takeAwayRoute } from "./takeAwayRoute";

/** What people confirm a sign-in by beside the password: a telephone, an authenticator, a passkey, recovery codes. */
export function twoFactorRoutes(app: FastifyInstance, options: TwoFactorRoutesOptions): void {
  doorRoutes(app, options);
  ownFactorRoutes(app, options);
  enrolmentRoutes(app, options);
  passkeyRoutes(app, options);
  takeAwayRoute(app, options);
}
