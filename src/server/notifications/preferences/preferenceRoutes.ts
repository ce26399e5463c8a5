import { notificationPreferencesApi } from "../../../contracts/api/notificationPreferences";
import { route } from "../../host/route";
import type { ExtensionRoute } from "../../host/routes";
import { recipientOf } from "../recipientOf";
import { changePreferences, type PreferenceTools, readPreferences } from "./preferences";

const PATHS = { member: "/tester/communities/:id", staff: "/client/communities/:id" } as const;

/** What members and staff get by mail, each their own. */
export function preferenceRoutes(tools: PreferenceTools): readonly ExtensionRoute[] {
  return (["member", "staff"] as const).flatMap((reader) => [
    route(notificationPreferencesApi, `GET ${PATHS[reader]}/notifications/preferences`, {
      access: { kind: reader },
      handle: (context, { params }) => readPreferences(context, recipientOf(context, reader, params.id), tools),
    }),
    route(notificationPreferencesApi, `PUT ${PATHS[reader]}/notifications/preferences`, {
      isOpenAfterEnd: true,
      access: { kind: reader },
      handle: async (context, { params, body }) => {
        const recipient = recipientOf(context, reader, params.id);
        await changePreferences(context, recipient, body, tools);
        return readPreferences(context, recipient, tools);
      },
    }),
  ]);
}
