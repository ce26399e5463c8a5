import type { FastifyInstance } from "fastify";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { RECORD_BODY } from "../../api/bodyLimits";
import { expectedOf } from "../../api/rest/write/ifMatch";
import { readPersonalization } from "../../platform/personalization";
import { PERSONALIZATION_ANSWER } from "../../platform/personalizationDocument";
import { communityCall, fieldSchemas, namesOnly, objectOf } from "../communityDocuments";
import type { CommunityTools } from "../communityTools";
import { editorOf, lookEditorOf } from "../editor";
import { changePersonalization, type LookChange } from "./changePersonalization";
import { CONFIGURED_LOOK, FULL_LOOK, LOOK, RUNNING } from "./personalizationFields";

const EXAMPLE = { mainColor: "#1f6f5c", mainColorText: "#ffffff" };

interface LookCall extends Pick<LookChange, "own" | "configured"> {
  readonly path: string;
  readonly summary: string;
}

const CALLS: readonly LookCall[] = [
  { path: "personalization", summary: "Change colours, title and favicon of a community", own: LOOK, configured: [] },
  {
    path: "personalizationFull",
    summary: "Change all of a community's look",
    own: FULL_LOOK,
    configured: CONFIGURED_LOOK,
  },
];

/** What sets a community's look: `PUT /experienceLabs/community/{id}/personalization` and `personalizationFull`. */
export function personalizationRoutes(app: FastifyInstance, tools: CommunityTools): void {
  const { root, community, configuration, actorOf } = tools;
  for (const { path, summary, own, configured } of CALLS) {
    const properties = {
      ...fieldSchemas(community, ["suite:ADMINISTRATOR"], own),
      ...fieldSchemas(configuration, ["community:ADMINISTRATOR"], configured),
    };
    const body = { schema: objectOf(properties), example: EXAMPLE };
    app.put<{ Params: { id: string }; Body: JsonObject }>(
      `/experienceLabs/community/:id/${path}`,
      {
        bodyLimit: RECORD_BODY,
        schema: {
          ...communityCall(summary, { body, answer: PERSONALIZATION_ANSWER, headers: ["If-Match"] }),
          body: namesOnly([...own, ...configured]),
        },
      },
      async (request, reply) => {
        const actor = await actorOf(request);
        const isLookAlone = !RUNNING.some((name) => Object.hasOwn(request.body, name));
        const editor = await (isLookAlone ? lookEditorOf : editorOf)(root, actor, request.params.id);
        await changePersonalization(tools, editor, { body: request.body, own, configured, ...expectedOf(request) });
        const changed = await readPersonalization(root, { field: "id", value: editor.communityId });
        if (!changed) throw new AppError("community.notFound");
        return reply.header("ETag", `"${changed.version}"`).send(changed);
      },
    );
  }
}
