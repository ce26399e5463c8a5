import type { FastifyInstance } from "fastify";
import type { Catalog } from "../../schema/catalog";
import { exportRoute } from "./personalExport/exportRoute";
import { conditionsRoutes } from "./profile/conditionsRoutes";
import { nicknameRoute } from "./profile/nicknameRoute";
import { ownNameRoutes } from "./profile/ownNameRoutes";
import type { ProfileRoutesOptions } from "./profile/ownSession";
import { profileRoutes } from "./profile/profileRoutes";
import { staffRoutes } from "./profile/staffRoutes";
import { type SignUpRoutesOptions, signUpRoutes } from "./signUp/signUpRoutes";

type Options = Omit<SignUpRoutesOptions & ProfileRoutesOptions, "member"> & { readonly catalog: Catalog };

/** Sign-up, profiles, nicknames: what people do with their own account in a community. */
export function identityRoutes(app: FastifyInstance, { catalog, ...rest }: Options): void {
  const member = catalog.entities.get("member");
  // A project may do without communities.
  if (!member) return;
  const options = { ...rest, member };
  signUpRoutes(app, options);
  profileRoutes(app, options);
  exportRoute(app, options);
  staffRoutes(app, options);
  ownNameRoutes(app, { ...options, catalog });
  nicknameRoute(app, options);
  conditionsRoutes(app, options);
}
