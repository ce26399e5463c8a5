import type { FastifyInstance } from "fastify";
import { type Availability, signUpApi } from "../../../contracts/api/signUp";
import { nicknameIssue, normaliseNickname } from "../../../shared/nickname/nickname";
import { STEP } from "../../access/session/heldBack";
import { answerOf } from "../../api/openApi/answerOf";
import { isNicknameTaken } from "./memberWrites";
import { demandOwn, type ProfileRoutesOptions } from "./ownSession";
import { documentedCall } from "./profileDocuments";

const AVAILABILITY = "GET /experienceLabs/:communityId/nickname/:nickname/availability";

/** Whether a nickname may be had, told to the community's people alone. */
export function nicknameRoute(app: FastifyInstance, { root, sessionOf }: ProfileRoutesOptions): void {
  app.get<{ Params: { communityId: string; nickname: string } }>(
    "/experienceLabs/:communityId/nickname/:nickname/availability",
    { config: STEP, schema: documentedCall(signUpApi[AVAILABILITY].summary, answerOf(signUpApi, AVAILABILITY)) },
    async (request): Promise<Availability> => {
      const { communityId, nickname } = request.params;
      const { memberId } = demandOwn(await sessionOf(request), { id: communityId });
      const taken = { spaceId: communityId, nickname: normaliseNickname(nickname), exceptId: memberId };
      const reason = nicknameIssue(nickname) ?? ((await isNicknameTaken(root, taken)) ? "taken" : null);
      return { available: reason === null, reason };
    },
  );
}
