import type { FastifyInstance, FastifyRequest } from "fastify";
import { documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import type { Actor } from "../session/session";
import { inviteAgain } from "./inviteAgain";
import type { InvitationTools } from "./staffInvitation";

export interface InviteRouteOptions extends InvitationTools {
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** `POST /api/moderators/{id}/invite`: the way in once more, for whoever never took it. */
export function inviteRoute(app: FastifyInstance, { actorOf, ...tools }: InviteRouteOptions): void {
  app.post<{ Params: { id: string } }>(
    "/api/moderators/:id/invite",
    {
      schema: documented({ tags: ["Moderators"], summary: "Send an invitation to the staff again" }, () => ({
        headers: ["X-Space"],
        examples: { id: EXAMPLE_ID },
        answer: { status: 204 },
      })),
    },
    async (request, reply) => {
      await inviteAgain(tools, await actorOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
