import { type ExtensionRoute, type HostTools, route } from "../../../server/kit";
import { settingsApi } from "../shared/api/settings";
import { readSettings, saveSettings } from "./saveSettings";

/** When LABs are redeemed, and for what (spec section 7, theme and community). */
export function settingsRoutes(tools: () => Pick<HostTools, "configurationOf">): readonly ExtensionRoute[] {
  return [
    route(settingsApi, "PUT /experienceLabs/community/:id/redeemInfo", {
      act: { action: "configure", entity: "communityConfiguration", record: false },
      access: { settingsOf: "community" },
      handle: async ({ db, records }, { body }) => {
        await saveSettings({ db, records, configurationOf: tools().configurationOf }, body);
        return readSettings(db);
      },
    }),
  ];
}
