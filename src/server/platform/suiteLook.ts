import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { type SuiteLook, suiteLookApi } from "../../contracts/api/suiteLook";
import { AppError } from "../../shared/errors";
import type { Session } from "../access/session/session";
import { callSchema } from "../api/openApi/callSchema";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

const OWN: SuiteLook = {
  ...{ primaryColor: null, secondaryColor: null, textColor: null, contrastColor: null, buttonColor: null },
  ...{ backgroundImage: null, desktopLogo: null, mobileLogo: null },
};

/** How the suite looks to everybody of the company; who may change it is the entity's to say. */
export function suiteLookRoute(
  app: FastifyInstance,
  { root, sessionOf }: { readonly root: Kysely<Tables>; readonly sessionOf: (request: FastifyRequest) => Promise<Session> },
): void {
  app.get(
    "/clientSuite/personalisation",
    { schema: callSchema(suiteLookApi, "GET /clientSuite/personalisation", { tags: ["Suite"], headers: ["X-Space"] }) },
    async (request): Promise<SuiteLook> => {
      const { kind, space } = await sessionOf(request);
      if (kind !== "suite" || !space) throw new AppError("access.denied");
      const look = await executor(root)
        .selectFrom("suitePersonalisation")
        .select(["primaryColor", "secondaryColor", "textColor", "contrastColor", "buttonColor"])
        .select(["backgroundImage", "desktopLogo", "mobileLogo"])
        .where("spaceId", "=", space.id)
        .executeTakeFirst();
      return look ?? OWN;
    },
  );
}
