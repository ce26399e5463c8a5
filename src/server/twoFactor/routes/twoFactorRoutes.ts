import type { FastifyInstance } from "fastify";
import { enrolmentRoutes } from "./enrolmentRoutes";
import { ownFactorRoutes } from "./ownFactorRoutes";
import { passkeyRoutes } from "./passkeyRoutes";
import type { TwoFactorRoutesOptions } from "./routeOptions";
import { takeAwayRoute } from "./takeAwayRoute";
import { twoFactorSignInRoutes } from "./twoFactorSignInRoutes";

/** What people confirm a sign-in by beside the password: a telephone, an authenticator, a passkey, recovery codes. */
export function twoFactorRoutes(app: FastifyInstance, options: TwoFactorRoutesOptions): void {
  twoFactorSignInRoutes(app, options);
  ownFactorRoutes(app, options);
  enrolmentRoutes(app, options);
  passkeyRoutes(app, options);
  takeAwayRoute(app, options);
}
