import type { FastifyInstance } from "fastify";
import { communityApi } from "../../../contracts/api/community";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import { optionalObject } from "../../../shared/objectSchema";
import { RECORD_BODY } from "../../api/bodyLimits";
import { answerOf } from "../../api/openApi/answerOf";
import { expectedOf } from "../../api/rest/write/ifMatch";
import { readCommunityTheme } from "../../platform/communityTheme";
import { communityCall, fieldSchemas, namesOnly } from "../communityDocuments";
import type { CommunityTools } from "../communityTools";
import { editorOf, themeEditorOf } from "../editor";
import { changeCommunityTheme, type ThemeChange } from "./changeCommunityTheme";
import { ALL_THEME_FIELDS, CONFIGURED_THEME_FIELDS, RUNNING, THEME_FIELDS } from "./communityThemeFields";

const EXAMPLE = { mainColor: "#1f6f5c", mainColorText: "#ffffff" };

interface ThemeCall extends Pick<ThemeChange, "own" | "configured"> {
  readonly path: string;
  readonly summary: string;
}

const CALLS: readonly ThemeCall[] = [
  { path: "personalization", summary: "Change colours, title and favicon of a community", own: THEME_FIELDS, configured: [] },
  {
    path: "personalizationFull",
    summary: "Change all of a community's look",
    own: ALL_THEME_FIELDS,
    configured: CONFIGURED_THEME_FIELDS,
  },
];

/** What sets a community's look: `PUT /experienceLabs/community/{id}/personalization` and `personalizationFull`. */
export function communityThemeRoutes(app: FastifyInstance, tools: CommunityTools): void {
  const { root, community, configuration, actorOf } = tools;
  for (const { path, summary, own, configured } of CALLS) {
    const properties = {
      ...fieldSchemas(community, ["suite:ADMINISTRATOR"], own),
      ...fieldSchemas(configuration, ["community:ADMINISTRATOR"], configured),
    };
    const body = { schema: optionalObject(properties), example: EXAMPLE };
    app.put<{ Params: { id: string }; Body: JsonObject }>(
      `/experienceLabs/community/:id/${path}`,
      {
        bodyLimit: RECORD_BODY,
        schema: {
          ...communityCall(summary, {
            body,
            answer: answerOf(communityApi, "GET /experienceLabs/personalization/:origin"),
            headers: ["If-Match"],
          }),
          body: namesOnly([...own, ...configured]),
        },
      },
      async (request, reply) => {
        const actor = await actorOf(request);
        const isThemeAlone = !RUNNING.some((name) => Object.hasOwn(request.body, name));
        const editor = await (isThemeAlone ? themeEditorOf : editorOf)(root, actor, request.params.id);
        await changeCommunityTheme(tools, editor, { body: request.body, own, configured, ...expectedOf(request) });
        const changed = await readCommunityTheme(root, { field: "id", value: editor.communityId });
        if (!changed) throw new AppError("community.notFound");
        return reply.header("ETag", `"${changed.version}"`).send(changed);
      },
    );
  }
}
