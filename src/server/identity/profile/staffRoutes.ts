import type { FastifyInstance } from "fastify";
import { demandOwn, type ProfileRoutesOptions } from "./ownSession";
import { documentedCall, ROLE_ANSWER, STAFF_ANSWER } from "./profileDocuments";
import { readStaffProfile, roleData } from "./staffProfile";

/** What a community's staff learn of themselves. */
export function staffRoutes(app: FastifyInstance, { root, sessionOf }: ProfileRoutesOptions): void {
  const document = documentedCall("The profile of a community's staff", STAFF_ANSWER);
  app.get("/client/userData", { schema: document }, async (request) => readStaffProfile(root, await sessionOf(request)));
  app.get<{ Params: { origin: string } }>("/client/:origin/userData", { schema: document }, async (request) =>
    readStaffProfile(root, demandOwn(await sessionOf(request), request.params)),
  );
  app.get<{ Params: { origin: string } }>(
    "/experienceLabs/:origin/client/roleData",
    { schema: documentedCall("Role and main-admin flag", ROLE_ANSWER) },
    async (request) => roleData(demandOwn(await sessionOf(request), request.params)),
  );
}
