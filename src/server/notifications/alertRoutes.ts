import { alertsApi, LARGEST_PAGE } from "../../contracts/api/alerts";
import { route } from "../host/route";
import type { ExtensionRoute } from "../host/routes";
import type { Registries } from "../host/serverHost";
import { noteSeen, readAlerts } from "./alerts";
import type { AlertReader } from "./notificationKind";
import { recipientOf } from "./recipientOf";

const PATHS = { member: "/tester/communities/:id", staff: "/client/communities/:id" } as const;

type Known = Pick<Registries, "activityTypes" | "notificationKinds">;

function listRoute(reader: AlertReader, name: "alerts" | "alertsWithPagination", registries: Known): ExtensionRoute {
  return route(alertsApi, `GET ${PATHS[reader]}/${name}/page/:page/pageSize/:pageSize`, {
    access: { kind: reader },
    handle: (context, { params: { id, page, pageSize } }) =>
      readAlerts(context, {
        recipient: recipientOf(context, reader, id),
        registries,
        page: Number(page),
        pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE),
      }),
  });
}

function seenRoute(reader: AlertReader, name: "seen" | "seenPopup", registries: Known): ExtensionRoute {
  return route(alertsApi, `POST ${PATHS[reader]}/notifications/${name}`, {
    isOpenAfterEnd: true,
    access: { kind: reader },
    handle: async (context, { params, body: { ids } }) => {
      const recipient = recipientOf(context, reader, params.id);
      await noteSeen(context.db, recipient, { ids, part: name === "seen" ? "seen" : "popupSeen" });
      const { unseenAlerts } = await readAlerts(context, { recipient, registries, page: 0, pageSize: 1 });
      return { unseenAlerts };
    },
  });
}

/** The same for members and for staff. */
export function alertRoutes(registries: Known): readonly ExtensionRoute[] {
  return (["member", "staff"] as const).flatMap((reader) => [
    listRoute(reader, "alerts", registries),
    listRoute(reader, "alertsWithPagination", registries),
    seenRoute(reader, "seen", registries),
    seenRoute(reader, "seenPopup", registries),
  ]);
}
