import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";
import type { ExtensionRoute, RouteContext } from "../host/routes";
import type { Registries } from "../host/serverHost";
import {
  ALERT_EXAMPLE_ID,
  COMMUNITY_PARAMS,
  LARGEST_PAGE,
  PAGE,
  PAGE_EXAMPLE,
  PAGE_PARAMS,
  SEEN_BODY,
  UNSEEN,
} from "./alertDocuments";
import { noteSeen, type Recipient, readAlerts } from "./alerts";
import type { AlertReader } from "./notificationKind";

const PATHS = { member: "/tester/communities/:id", staff: "/client/communities/:id" } as const;

/** Whoever calls, in the community of the path: another one is as good as absent. */
function recipientOf({ session }: RouteContext, reader: AlertReader, request: FastifyRequest): Recipient {
  const { id } = request.params as { readonly id: string };
  if (session?.spaceId !== id) throw new AppError("community.notFound");
  if (!session.subjectId) throw new AppError("access.denied");
  return { reader, id: session.subjectId };
}

function pageOf(request: FastifyRequest): { readonly page: number; readonly pageSize: number } {
  const { page, pageSize } = request.params as { readonly page: string; readonly pageSize: string };
  return { page: Number(page), pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE) };
}

function listRoute(
  reader: AlertReader,
  name: string,
  registries: Pick<Registries, "activityTypes" | "notificationKinds">,
): ExtensionRoute {
  return {
    method: "GET",
    url: `${PATHS[reader]}/${name}/page/:page/pageSize/:pageSize`,
    summary: `What the ${reader === "member" ? "member" : "staff person"} was told, the newest first`,
    access: { kind: reader },
    schema: { params: PAGE_PARAMS },
    describe: () => ({
      examples: { id: ALERT_EXAMPLE_ID, page: "0", pageSize: "10" },
      answer: { schema: PAGE, example: PAGE_EXAMPLE },
    }),
    handle: (context, request) => {
      const recipient = recipientOf(context, reader, request);
      return readAlerts(context, { recipient, registries, ...pageOf(request) });
    },
  };
}

function seenRoute(
  reader: AlertReader,
  { name, summary, part }: { readonly name: string; readonly summary: string; readonly part: "seen" | "popupSeen" },
  registries: Pick<Registries, "activityTypes" | "notificationKinds">,
): ExtensionRoute {
  return {
    method: "POST",
    url: `${PATHS[reader]}/notifications/${name}`,
    summary,
    access: { kind: reader },
    schema: { params: COMMUNITY_PARAMS, body: SEEN_BODY },
    describe: () => ({
      examples: { id: ALERT_EXAMPLE_ID },
      body: { schema: SEEN_BODY, example: { ids: [ALERT_EXAMPLE_ID] } },
      answer: { schema: UNSEEN, example: { unseenAlerts: 0 } },
    }),
    handle: async (context, request) => {
      const recipient = recipientOf(context, reader, request);
      const { ids } = request.body as { readonly ids?: readonly string[] };
      await noteSeen(context.db, recipient, { ids, part });
      const { unseenAlerts } = await readAlerts(context, { recipient, registries, page: 0, pageSize: 1 });
      return { unseenAlerts };
    },
  };
}

/** What people were told, and what of it they saw (spec section 7, notifications): the same for members and for staff. */
export function alertRoutes(registries: Pick<Registries, "activityTypes" | "notificationKinds">): readonly ExtensionRoute[] {
  const seen = { name: "seen", summary: "Note that alerts were seen: all, or those of the ids", part: "seen" } as const;
  const popup = { name: "seenPopup", summary: "Note that what popped up was seen", part: "popupSeen" } as const;
  return (["member", "staff"] as const).flatMap((reader) => [
    listRoute(reader, "alerts", registries),
    listRoute(reader, "alertsWithPagination", registries),
    seenRoute(reader, seen, registries),
    seenRoute(reader, popup, registries),
  ]);
}
