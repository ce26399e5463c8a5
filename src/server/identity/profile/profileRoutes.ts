import type { FastifyInstance, FastifyRequest } from "fastify";
import { clearSessionCookie } from "../../access/session/credential";
import { STEP } from "../../access/session/heldBack";
import { languageOf } from "../../api/language";
import { deleteOwnAccount } from "./deleteAccount";
import { communityOf, demandOwn, memberOf, type ProfileRoutesOptions } from "./ownSession";
import { changeProfile, readProfile } from "./profile";
import { changeBody, DELETE, documentedCall, NICKNAME, profileAnswer } from "./profileDocuments";
import type { ProfileBody } from "./profileValues";

async function change(options: ProfileRoutesOptions, request: FastifyRequest, body: ProfileBody) {
  const session = await memberOf(options, request);
  await changeProfile(options, session, await communityOf(options, session), body);
  // What was missing is there now, perhaps.
  return readProfile(options, await memberOf(options, request));
}

/** A member's own profile and account (spec section 7, authentication and account). */
export function profileRoutes(app: FastifyInstance, options: ProfileRoutesOptions): void {
  const profile = profileAnswer(options.member);
  const body = changeBody(options.member);
  app.get<{ Params: { origin: string } }>(
    "/experienceLabs/:origin/userData",
    { config: STEP, schema: documentedCall("A member's own profile", profile) },
    async (request) => readProfile(options, demandOwn(await memberOf(options, request), request.params)),
  );
  const document = documentedCall("Change one's own profile; what is absent stays", profile, [body, { name: "Ana" }]);
  app.put<{ Body: ProfileBody }>("/experienceLabs/userData", { config: STEP, schema: { ...document, body } }, (request) =>
    change(options, request, request.body),
  );
  const naming = documentedCall("Choose one's nickname", profile, [NICKNAME, { nickname: "lince" }]);
  app.put<{ Body: { nickname: string } }>(
    "/experienceLabs/newNickname",
    { config: STEP, schema: { ...naming, body: NICKNAME } },
    (request) => change(options, request, request.body),
  );
  const leaving = documentedCall("Delete one's own account in a community", undefined, [DELETE, { password: "Three-ducks-4" }]);
  app.delete<{ Params: { communityId: string }; Body: { password: string } }>(
    "/experienceLabs/:communityId/userAccount",
    { config: STEP, schema: { ...leaving, body: DELETE } },
    async (request, reply) => {
      const session = demandOwn(await memberOf(options, request), { id: request.params.communityId });
      await deleteOwnAccount(options, session, { password: request.body.password, language: languageOf(request) });
      clearSessionCookie(reply, { kind: session.kind, spaceId: session.space.id });
      return reply.code(204).send();
    },
  );
}
