import type { Audience } from "../../../../contracts/services/audience";
import { type ExtensionRoute, route, type ServerHost } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { wizardApi } from "../../shared/api/wizard";
import { offeredTypes } from "./offeredTypes";
import { readPublication } from "./readPublication";
import { readTags } from "./readTags";
import { resolveMembers } from "./resolveMembers";

const CREATE = { entity: "activity", action: "create" } as const;

/** What the wizard reads in addition to the record. */
export function wizardRoutes(
  { registries }: Pick<ServerHost, "registries">,
  audience: () => Audience,
): readonly ExtensionRoute[] {
  const { activityTypes } = registries;
  return [
    route(wizardApi, "GET /api/activities/types", {
      access: { kind: "staff" },
      handle: ({ db }) => offeredTypes(db, activityTypes),
    }),
    route(wizardApi, "GET /api/activities/participants/tags", { access: CREATE, handle: ({ db }) => readTags(db) }),
    route(wizardApi, "GET /api/activities/participants/segments", {
      access: CREATE,
      handle: async ({ db, records }) => {
        const segments = await audience().segments(db);
        const ids = segments.map(({ id }) => id);
        const reached = new Set(await records.reachable({ entity: "segment", action: "list", ids }));
        return segments.filter(({ id }) => reached.has(id));
      },
    }),
    route(wizardApi, "POST /api/activities/participants", {
      access: CREATE,
      handle: async ({ db, records }, { body: { entries = [], tags = [], segments = [] } }) => {
        const reached = segments.length > 0 ? await records.reachable({ entity: "segment", action: "read", ids: segments }) : [];
        if (reached.length < new Set(segments).size) throw new AppError("record.notFound");
        return resolveMembers(db, { entries, tags, segments }, audience);
      },
    }),
    route(wizardApi, "GET /client/communities/canSaveStep3", {
      access: { kind: "staff" },
      handle: async (context, { query: { activityId } }) => {
        const [reached] = await context.records.reachable({ entity: "activity", action: "update", ids: [activityId] });
        if (!reached) throw new AppError("record.notFound");
        return readPublication(context, reached, activityTypes);
      },
    }),
  ];
}
