import type { FastifyInstance } from "fastify";
import type { JsonObject } from "../../shared/json";
import { readVendors } from "../tracking/trackingVendors";
import { communityCall } from "./communityDocuments";
import type { CommunityTools } from "./communityTools";
import { editorOf } from "./editor";

const ANSWER: JsonObject = {
  type: "array",
  items: {
    type: "object",
    required: ["name", "scriptHosts"],
    properties: { name: { type: "string" }, scriptHosts: { type: "array", items: { type: "string" } } },
  },
};

/** `GET /experienceLabs/community/{id}/trackingVendors`: what whoever sets the community's tracking script chooses from. */
export function trackingVendorsRoute(app: FastifyInstance, { root, actorOf }: CommunityTools): void {
  app.get<{ Params: { id: string } }>(
    "/experienceLabs/community/:id/trackingVendors",
    {
      schema: communityCall("Vendors whose tracking scripts the back office allows", {
        answer: { schema: ANSWER, example: [{ name: "Matomo", scriptHosts: ["cdn.matomo.example"] }] },
      }),
    },
    async (request) => {
      await editorOf(root, await actorOf(request), request.params.id);
      return (await readVendors(root)).map(({ name, scriptHosts }) => ({ name, scriptHosts }));
    },
  );
}
