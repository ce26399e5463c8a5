import type { FastifyInstance } from "fastify";
import { communityApi, WELCOME_EXAMPLE } from "../../../contracts/api/community";
import type { JsonObject } from "../../../shared/json";
import { optionalObject } from "../../../shared/objectSchema";
import { RECORD_BODY } from "../../api/bodyLimits";
import { answerOf } from "../../api/openApi/answerOf";
import { expectedOf } from "../../api/rest/write/ifMatch";
import { communityCall, fieldSchemas, namesOnly } from "../communityDocuments";
import type { CommunityTools } from "../communityTools";
import { editorOf } from "../editor";
import { demandOwnCommunity } from "../ownCommunity";
import { changeConfiguration, readWelcome, WELCOME_OPTIONAL, WELCOME_REQUIRED } from "./welcome";

interface IdParams {
  readonly id: string;
}

const ANSWER = answerOf(communityApi, "GET /tester/communities/:id/welcome");
const EDITING = ["community:ADMINISTRATOR"];
/** A text of nothing but spaces tells nothing. */
const TOLD: JsonObject = { type: "string", maxLength: 100_000, pattern: "\\S" };
const AMOUNT: JsonObject = { type: "integer" };

function readingRoutes(app: FastifyInstance, tools: CommunityTools): void {
  const document = communityCall("What members are told of a community", { answer: ANSWER });
  for (const [path, kind] of [
    ["client", "staff"],
    ["tester", "member"],
  ] as const) {
    app.get<{ Params: IdParams }>(`/${path}/communities/:id/welcome`, { schema: document }, async (request) => {
      demandOwnCommunity(await tools.actorOf(request), kind, request.params.id);
      return readWelcome(tools, request.params.id);
    });
  }
}

function changingRoute(app: FastifyInstance, tools: CommunityTools): void {
  const { root, configuration, actorOf } = tools;
  const names = [...WELCOME_REQUIRED, ...WELCOME_OPTIONAL];
  const schema = optionalObject(fieldSchemas(configuration, EDITING, names), WELCOME_REQUIRED);
  const needed = WELCOME_REQUIRED.map((name) => [name, name.startsWith("labsPer") ? AMOUNT : TOLD]);
  const free = WELCOME_OPTIONAL.map((name) => [name, {}]);
  const document = communityCall("Change what members are told of a community", {
    body: { schema, example: WELCOME_EXAMPLE },
    answer: ANSWER,
    headers: ["If-Match"],
  });
  app.put<{ Params: IdParams; Body: JsonObject }>(
    "/client/communities/:id/welcome",
    {
      bodyLimit: RECORD_BODY,
      schema: { ...document, body: optionalObject(Object.fromEntries([...needed, ...free]), WELCOME_REQUIRED) },
    },
    async (request, reply) => {
      const editor = await editorOf(root, await actorOf(request), request.params.id);
      await changeConfiguration(tools, editor, request.body, expectedOf(request));
      const told = await readWelcome(tools, editor.communityId);
      return reply.header("ETag", `"${told.version}"`).send(told);
    },
  );
}

function replyToRoute(app: FastifyInstance, tools: CommunityTools): void {
  const { root, configuration, actorOf } = tools;
  const names = ["replyToClientEmail"];
  const schema = optionalObject(fieldSchemas(configuration, EDITING, names), names);
  const example = { replyToClientEmail: "ana@example.com" };
  const content = { schema, example };
  const document = communityCall("Change where members' answers to mails go", { body: content, answer: content });
  app.put<{ Params: IdParams; Body: JsonObject }>(
    "/client/communities/:id/replytoclientemail",
    { schema: { ...document, body: namesOnly(names, names) } },
    async (request) => {
      const editor = await editorOf(root, await actorOf(request), request.params.id);
      await changeConfiguration(tools, editor, request.body);
      return { replyToClientEmail: request.body.replyToClientEmail };
    },
  );
}

/** A community's welcome page, and its reply-to address (spec section 7, theme and community). */
export function welcomeRoutes(app: FastifyInstance, tools: CommunityTools): void {
  readingRoutes(app, tools);
  changingRoute(app, tools);
  replyToRoute(app, tools);
}
