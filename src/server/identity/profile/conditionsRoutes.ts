import type { FastifyInstance } from "fastify";
import { communityApi, type LegalTexts } from "../../../contracts/api/community";
import { isId } from "../../../shared/ids";
import { STEP } from "../../access/session/heldBack";
import { answerOf } from "../../api/openApi/answerOf";
import { findCommunityBy } from "./community";
import { type Acceptance, recordAcceptance } from "./documents";
import { communityOf, demandOwn, memberOf, type ProfileRoutesOptions } from "./ownSession";
import { readProfile } from "./profile";
import { ACCEPT, documentedCall, profileAnswer } from "./profileDocuments";

const CONDITIONS = "GET /experienceLabs/:id/conditions";

/** What a community's members accept: for everybody to read, for each to accept. */
export function conditionsRoutes(app: FastifyInstance, options: ProfileRoutesOptions): void {
  const { root } = options;
  app.get<{ Params: { id: string } }>(
    "/experienceLabs/:id/conditions",
    { config: STEP, schema: documentedCall(communityApi[CONDITIONS].summary, answerOf(communityApi, CONDITIONS)) },
    async (request): Promise<LegalTexts> => {
      const { id } = request.params;
      const { acceptanceText, documents, notice } = await findCommunityBy(root, { field: isId(id) ? "id" : "origin", value: id });
      return { acceptanceText, documents, notice };
    },
  );
  const example = { accepted: [{ document: "CONDITIONS", version: "5f2b8c1d9e0a7463" }] };
  const document = documentedCall("Accept a community's documents as they were read", profileAnswer(options.member), [
    ACCEPT,
    example,
  ]);
  app.post<{ Params: { id: string }; Body: { accepted: readonly Acceptance[] } }>(
    "/experienceLabs/:id/conditions",
    { config: STEP, schema: { ...document, body: ACCEPT } },
    async (request) => {
      const session = demandOwn(await memberOf(options, request), request.params);
      const { documents } = await communityOf(options, session);
      const { memberId, space } = session;
      await recordAcceptance(root, { spaceId: space.id, memberId, accepted: request.body.accepted, documents });
      return readProfile(options, await memberOf(options, request));
    },
  );
}
