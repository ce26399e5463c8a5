import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { type StartedView, type ViewablePeople, viewAsApi } from "../../../contracts/api/viewAs";
import { AppError } from "../../../shared/errors";
import { VIEW_MINUTES } from "../../../shared/viewMinutes";
import { callSchema } from "../../api/openApi/callSchema";
import type { Tables } from "../../db/generated/tables";
import { setSessionCookie } from "../session/credential";
import type { Actor } from "../session/session";
import { readPeople, startViewing } from "./startViewing";

export interface ViewAsOptions {
  readonly root: Kysely<Tables>;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

const schemaOf = (name: keyof typeof viewAsApi) => callSchema(viewAsApi, name, { tags: ["Companies"], headers: ["X-Space"] });

/** The back office looks at a company's suite as one of its people sees it, without writing. */
export function viewAsRoutes(app: FastifyInstance, { root, actorOf }: ViewAsOptions): void {
  /** @throws AppError `access.denied` */
  async function backOfficeOf(request: FastifyRequest): Promise<Actor> {
    const actor = await actorOf(request);
    if (actor.kind !== "backoffice" || !actor.accessKeys.includes("backoffice")) throw new AppError("access.denied");
    return actor;
  }
  app.get<{ Params: { id: string } }>(
    "/api/companies/:id/view-as",
    { schema: schemaOf("GET /api/companies/:id/view-as") },
    async (request): Promise<ViewablePeople> => {
      await backOfficeOf(request);
      return readPeople(root, request.params.id);
    },
  );
  app.post<{ Params: { id: string }; Body: { person: string } }>(
    "/api/companies/:id/view-as",
    { schema: schemaOf("POST /api/companies/:id/view-as") },
    async (request, reply): Promise<StartedView> => {
      const { accountId } = await backOfficeOf(request);
      const { id: companyId } = request.params;
      const userAgent = request.headers["user-agent"];
      const started = await startViewing(root, { companyId, person: request.body.person, accountId, userAgent });
      const cookie = { kind: "suite", spaceId: companyId, token: started.authToken, maxAge: VIEW_MINUTES * 60 } as const;
      setSessionCookie(request, reply, cookie);
      return { address: "/suite", ...started };
    },
  );
}
