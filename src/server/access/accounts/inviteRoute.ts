import type { FastifyInstance, FastifyRequest } from "fastify";
import { documented } from "../../api/openApi/callDocument";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import type { Actor } from "../session/session";
import { INVITED, inviteAgain } from "./inviteAgain";
import type { InvitationTools } from "./staffInvitation";

export interface InviteRouteOptions extends InvitationTools {
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

const ROUTES = [
  { url: "/api/moderators/:id/invite", tag: "Moderators", invited: INVITED.moderator },
  { url: "/api/suite-users/:id/invite", tag: "Suite users", invited: INVITED.suiteUser },
] as const;

/** `POST /api/moderators/{id}/invite` and that of suite users: the way in once more, for whoever never took it. */
export function inviteRoute(app: FastifyInstance, { actorOf, ...tools }: InviteRouteOptions): void {
  for (const { url, tag, invited } of ROUTES)
    app.post<{ Params: { id: string } }>(
      url,
      {
        schema: documented({ tags: [tag], summary: `Send an invitation to one of the ${tag.toLowerCase()} again` }, () => ({
          headers: ["X-Space"],
          examples: { id: EXAMPLE_ID },
          answer: { status: 204 },
        })),
      },
      async (request, reply) => {
        await inviteAgain(tools, invited, await actorOf(request), request.params.id);
        return reply.code(204).send();
      },
    );
}
