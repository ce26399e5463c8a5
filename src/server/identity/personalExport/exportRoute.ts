import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { dayIn } from "../../../shared/dates/dayIn";
import { demandAttempt, type Limit } from "../../access/limits/limits";
import { STEP } from "../../access/session/heldBack";
import { noteActs } from "../../activityLog/noteActs";
import { languageOf } from "../../api/language";
import type { Texts } from "../../platform/texts";
import { timeZoneOf } from "../../platform/timeZone";
import { demandOwn, memberOf, type ProfileRoutesOptions } from "../profile/ownSession";
import { exportDocument } from "./exportDocument";
import { personalExport } from "./personalExport";

const LIMITS: readonly Limit[] = [{ windowSeconds: 60 * 60, limit: 5 }];

/** A member's own data, as a file (Regulation (EU) 2016/679, articles 15 and 20). */
export function exportRoute(app: FastifyInstance, options: ProfileRoutesOptions & { readonly texts: Texts }): void {
  app.get<{ Params: { communityId: string } }>(
    "/experienceLabs/:communityId/personalData",
    { config: STEP, schema: exportDocument(options.personalData) },
    async (request, reply) => {
      const session = demandOwn(await memberOf(options, request), { id: request.params.communityId });
      await demandAttempt(options.root, { scope: "personalData", key: session.memberId, limits: LIMITS });
      const { spaceId, accountId, memberId } = session;
      const act = { action: "export", entity: "member", recordId: memberId };
      await noteActs(options.root, [{ spaceId: spaceId ?? null, accountId, ...act }]);
      const pieces = personalExport({ ...options, session, language: languageOf(request) });
      const day = dayIn(await timeZoneOf({ kysely: options.root }, session.spaceId));
      return reply
        .header("Content-Disposition", `attachment; filename="personal-data-${day}.json"`)
        .type("application/json; charset=utf-8")
        .send(Readable.from(pieces, { objectMode: false }));
    },
  );
}
