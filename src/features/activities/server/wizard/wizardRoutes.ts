import type { Audience } from "../../../../contracts/services/audience";
import type { ExtensionRoute, ServerHost } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import {
  EXAMPLE_ID,
  NAMED_MEMBERS,
  OFFERED_TYPES,
  PUBLICATION,
  PUBLICATION_EXAMPLE,
  RESOLVED_MEMBERS,
  USED_SEGMENTS,
  USED_TAGS,
  uuid,
} from "./documents";
import { offeredTypes } from "./offeredTypes";
import { readPublication } from "./readPublication";
import { readTags } from "./readTags";
import { resolveMembers } from "./resolveMembers";

/** What the wizard asks beside the record. */
export function wizardRoutes(
  { registries }: Pick<ServerHost, "registries">,
  audience: () => Audience,
): readonly ExtensionRoute[] {
  const { activityTypes } = registries;
  return [
    {
      method: "GET",
      url: "/api/activities/types",
      summary: "The types that new activities of the community may have",
      access: { kind: "staff" },
      describe: () => ({
        answer: {
          schema: OFFERED_TYPES,
          example: [{ name: "wat_poll", icon: "HowToVote", sketch: "choice", hasConversation: false }],
        },
      }),
      handle: ({ db }) => offeredTypes(db, activityTypes),
    },
    {
      method: "GET",
      url: "/api/activities/participants/tags",
      summary: "The tags that members have, the most used first",
      access: { entity: "activity", action: "create" },
      describe: () => ({ answer: { schema: USED_TAGS, example: [{ tag: "centro", members: 12 }] } }),
      handle: ({ db }) => readTags(db),
    },
    {
      method: "GET",
      url: "/api/activities/participants/segments",
      summary: "The segments of the community, each with how many members it has at the moment",
      access: { entity: "activity", action: "create" },
      describe: () => ({
        answer: { schema: USED_SEGMENTS, example: [{ id: EXAMPLE_ID, name: "Ciclistas", members: 12 }] },
      }),
      handle: async ({ db, records }) => {
        const segments = await audience().segments(db);
        const ids = segments.map(({ id }) => id);
        const reached = new Set(await records.reachable({ entity: "segment", action: "list", ids }));
        return segments.filter(({ id }) => reached.has(id));
      },
    },
    {
      method: "POST",
      url: "/api/activities/participants",
      summary:
        "The members whom a list of nicknames, e-mail addresses or identifiers names, or that have a tag or are in a segment",
      access: { entity: "activity", action: "create" },
      schema: { body: NAMED_MEMBERS },
      describe: () => ({
        body: { schema: NAMED_MEMBERS, example: { entries: ["lince", "ana@mail.test", "lince", "nobody"] } },
        answer: {
          schema: RESOLVED_MEMBERS,
          example: { members: [{ id: EXAMPLE_ID, nickname: "lince" }], unknown: ["ana@mail.test", "nobody"], repeated: 1 },
        },
      }),
      handle: async ({ db, records }, request) => {
        const {
          entries = [],
          tags = [],
          segments = [],
        } = request.body as {
          readonly entries?: readonly string[];
          readonly tags?: readonly string[];
          readonly segments?: readonly string[];
        };
        const reached = segments.length > 0 ? await records.reachable({ entity: "segment", action: "read", ids: segments }) : [];
        if (reached.length < new Set(segments).size) throw new AppError("record.notFound");
        return resolveMembers(db, { entries, tags, segments }, audience);
      },
    },
    {
      method: "GET",
      url: "/client/communities/canSaveStep3",
      summary: "Whether an activity can be published, what is missing, what it costs and whom it notifies",
      access: { kind: "staff" },
      schema: { querystring: requiredObject({ activityId: uuid }) },
      describe: () => ({ examples: { activityId: EXAMPLE_ID }, answer: { schema: PUBLICATION, example: PUBLICATION_EXAMPLE } }),
      handle: async (context, request) => {
        const { activityId } = request.query as { readonly activityId: string };
        const [reached] = await context.records.reachable({ entity: "activity", action: "update", ids: [activityId] });
        if (!reached) throw new AppError("record.notFound");
        return readPublication(context, reached, activityTypes);
      },
    },
  ];
}
