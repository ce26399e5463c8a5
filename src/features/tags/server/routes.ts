import type { Audience } from "../../../contracts/services/audience";
import { demandCommunity, type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../server/kit";
import { tagsApi } from "../shared/api";
import { changeMemberTags, deleteTags } from "./changeTags";
import { readTagList } from "./readTagList";
import { readTagUse } from "./readTagUse";

const bodyLimit = 4 * 1024 * 1024;

type Tools = () => Pick<HostTools, "note">;

/** @param tools of the running server, from the first request on */
export function tagRoutes(tools: Tools, audience: () => Audience): readonly ExtensionRoute[] {
  const editing = ({ session }: RouteContext) => ({ accountId: session?.accountId ?? null, tools: tools() });
  return [
    route(tagsApi, "GET /client/communities/:id/tags", {
      access: { entity: "tag", action: "list" },
      handle: async (context, { request }) => {
        demandCommunity(context, request);
        return readTagList(context.db);
      },
    }),
    route(tagsApi, "GET /api/tags/:id/use", {
      access: { entity: "tag", action: "update" },
      handle: ({ db }, { params: { id } }) => readTagUse(db, id, audience),
    }),
    route(tagsApi, "POST /client/communities/:id/addMemberTags", {
      access: { entity: "member", action: "update" },
      bodyLimit,
      handle: async (context, { body, request }) => {
        demandCommunity(context, request);
        return changeMemberTags(context.db, body, "add", editing(context));
      },
    }),
    route(tagsApi, "DELETE /client/communities/:id/deleteMemberTags", {
      access: { entity: "member", action: "update" },
      bodyLimit,
      handle: async (context, { body, request }) => {
        demandCommunity(context, request);
        return changeMemberTags(context.db, body, "remove", editing(context));
      },
    }),
    route(tagsApi, "DELETE /client/communities/:id/deleteTags", {
      access: { entity: "tag", action: "delete" },
      handle: async (context, { body, request }) => {
        demandCommunity(context, request);
        return deleteTags(context.db, body.tags, { ...editing(context), records: context.records });
      },
    }),
  ];
}
