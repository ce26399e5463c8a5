import type { FastifyInstance } from "fastify";
import { optionalObject } from "../../shared/objectSchema";
import { documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { presented } from "../api/rest/write/writeContext";
import { type CloneName, cloneCommunity } from "./cloneCommunity";
import { fieldSchemas, namesOnly } from "./communityDocuments";
import type { CommunityTools } from "./communityTools";
import { editorOf } from "./editor";

const NAMES = ["origin", "name"];
/** What a copy may be given of its own; without, it is as the original. */
const OWN = ["plan", "durationMonths"];
const EXAMPLE = { origin: "second-club", name: "Second club", plan: "BRONZE", durationMonths: 12 };

/** `POST /api/communities/{id}/clone`. */
export function cloneRoute(app: FastifyInstance, tools: CommunityTools): void {
  const { root, context, community, actorOf } = tools;
  const properties = fieldSchemas(community, ["suite:ADMINISTRATOR"], [...NAMES, ...OWN]);
  const document = documented(
    { tags: ["Community"], summary: "Make a community like another, without its people and activities" },
    () => ({
      operationId: "cloneCommunity",
      headers: ["X-Space"],
      examples: { id: EXAMPLE_ID },
      body: { schema: optionalObject(properties, NAMES), example: EXAMPLE },
      answer: {
        status: 201,
        schema: { type: "object", required: ["id", ...NAMES], properties: { id: { type: "string" }, ...properties } },
        example: { id: EXAMPLE_ID, ...EXAMPLE },
      },
    }),
  );
  app.post<{ Params: { id: string }; Body: CloneName }>(
    "/api/communities/:id/clone",
    { schema: { ...document, body: namesOnly([...NAMES, ...OWN], NAMES) } },
    async (request, reply) => {
      const actor = await actorOf(request);
      const editor = await editorOf(root, actor, request.params.id);
      const made = await cloneCommunity(tools, actor, editor, request.body);
      return reply.code(201).send(presented(context, community, actor, made));
    },
  );
}
