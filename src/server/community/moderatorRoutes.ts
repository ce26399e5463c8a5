import type { FastifyInstance } from "fastify";
import type { Entity } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import { isJsonObject, type Json, type JsonObject } from "../../shared/json";
import { optionalObject } from "../../shared/objectSchema";
import type { Actor } from "../access/session/session";
import { languageOf } from "../api/language";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { absent } from "../api/rest/absent";
import { bodySchema } from "../api/rest/forms";
import { listRecords } from "../api/rest/list/listRecords";
import { only } from "../api/rest/restTools";
import { updateRecords } from "../api/rest/write/changeRecords";
import { createRecord } from "../api/rest/write/createRecord";
import { expectedOf } from "../api/rest/write/ifMatch";
import { removeRecords } from "../api/rest/write/removeRecords";
import { presented } from "../api/rest/write/writeContext";
import { type Content, communityCall } from "./communityDocuments";
import type { CommunityTools } from "./communityTools";
import { demandOwnCommunity } from "./ownCommunity";

interface Call {
  readonly Params: { readonly id: string };
  readonly Body: JsonObject;
}

const PATH = "/client/communities/:id/moderator";
const WRITING = ["community:ADMINISTRATOR", "community:MODERATOR", "mainAdmin"];
/** A community's team is never longer: one page. */
const WHOLE_TEAM = 1_000;

const EXAMPLE = {
  email: "ana@example.com",
  name: "Ana",
  surname: "Ruiz",
  role: "MODERATOR",
  mainAdmin: false,
  visibility: "ALL",
} as const;
const ANSWERED: Json = { id: EXAMPLE_ID, ...EXAMPLE };

/** The id in a body, and what else it says. @throws AppError `request.invalid`, `record.notFound` */
function named(entity: Entity, { id, ...values }: JsonObject): { readonly id: string; readonly values: JsonObject } {
  if (typeof id !== "string") throw new AppError("request.invalid", { faults: [{ path: "/id", rule: "required" }] });
  if (!isId(id)) throw absent(entity);
  return { id, values };
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isJsonObject(schema.properties) ? schema.properties : {};
}

/** The activities that roles select, by role: lists of records leave them out. */
async function selectedActivities(
  { context }: CommunityTools,
  communityId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const links = await context
    .spaceDb(communityId)
    .selectFrom("staffRoleActivities")
    .select(["ownerId", "targetId"])
    .orderBy("position")
    .execute();
  const selected = new Map<string, string[]>();
  for (const { ownerId, targetId } of links) selected.set(ownerId, [...(selected.get(ownerId) ?? []), targetId]);
  return selected;
}

/** More than a role has. */
const MOST_FIELDS = 100;

/** A community's team: the generated calls of `moderator` under the spec's address (spec section 7, moderators). */
export function moderatorRoutes(app: FastifyInstance, tools: CommunityTools): void {
  const { context, moderator, actorOf } = tools;
  const id: JsonObject = { type: "string", format: "uuid" };
  const creation = bodySchema(moderator, WRITING, "create");
  const properties = propertiesOf(bodySchema(moderator, WRITING, "update"));
  const record: Content = {
    schema: { type: "object", properties: { id, email: { type: "string" }, ...properties } },
    example: ANSWERED,
  };
  const team: Content = { schema: { type: "array", items: record.schema }, example: [ANSWERED] };
  const staffOf = async (request: Parameters<typeof actorOf>[0], communityId: string): Promise<Actor> => {
    const actor = await actorOf(request);
    demandOwnCommunity(actor, "staff", communityId);
    return actor;
  };
  const listed = communityCall("A community's moderators, observers and administrators", { answer: team });
  app.get<Call>(PATH, { schema: listed }, async (request) => {
    const actor = await staffOf(request, request.params.id);
    const { rows } = await listRecords(context, moderator, actor, {
      sort: { field: "name", order: "ASC" },
      offset: 0,
      limit: WHOLE_TEAM,
      after: undefined,
      conditions: [],
      search: undefined,
      count: "none",
      isTrash: false,
      language: languageOf(request),
    });
    const selected = await selectedActivities(tools, request.params.id);
    return rows.map((row) => ({
      ...presented(context, moderator, actor, row),
      activities: selected.get(String(row.id)) ?? [],
    }));
  });
  const created = communityCall("Give somebody a role in a community", {
    body: { schema: creation, example: EXAMPLE },
    answer: record,
  });
  app.post<Call>(PATH, { schema: created }, async (request) => {
    const actor = await staffOf(request, request.params.id);
    return presented(context, moderator, actor, await createRecord(context, moderator, actor, request.body));
  });
  const changed = communityCall("Change somebody's role in a community", {
    body: { schema: optionalObject({ id, ...properties }, ["id"]), example: { id: EXAMPLE_ID, role: "OBSERVATOR" } },
    answer: record,
    headers: ["If-Match"],
  });
  app.put<Call>(PATH, { schema: { ...changed, body: { type: "object", maxProperties: MOST_FIELDS } } }, async (request) => {
    const actor = await staffOf(request, request.params.id);
    const { id: recordId, values } = named(moderator, request.body);
    const written = only(moderator, await updateRecords(context, moderator, actor, [recordId], values, expectedOf(request)));
    return presented(context, moderator, actor, written);
  });
  const removed = communityCall("Take somebody's role in a community away", {
    body: { schema: optionalObject({ id }, ["id"]), example: { id: EXAMPLE_ID } },
    answer: record,
  });
  app.delete<Call>(PATH, { schema: { ...removed, body: optionalObject({ id: {} }, ["id"]) } }, async (request) => {
    const actor = await staffOf(request, request.params.id);
    return presented(
      context,
      moderator,
      actor,
      only(moderator, await removeRecords(context, moderator, actor, [named(moderator, request.body).id])),
    );
  });
}
