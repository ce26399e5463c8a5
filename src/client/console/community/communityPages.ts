import { lazy } from "react";
import type { ConsoleRoute } from "../consoleProps";
import { isAdministrator } from "./isAdministrator";

/** Whether somebody with these access keys takes care of the community; administrators do, too. */
function isModerator(accessKeys: readonly string[]): boolean {
  return accessKeys.includes("community:MODERATOR");
}

/** What a community's console has beside its records. */
export const communityPages: readonly ConsoleRoute[] = [
  {
    path: "personalisation",
    label: "console.personalisation.title",
    icon: "Palette",
    group: "settings",
    isFor: isModerator,
    Page: lazy(() => import("./theme/ThemePage")),
  },
  {
    path: "welcome",
    label: "console.welcome.title",
    icon: "Campaign",
    group: "settings",
    Page: lazy(() => import("./welcome/WelcomePage")),
  },
  {
    path: "plugins",
    label: "console.plugins.title",
    icon: "Extension",
    group: "settings",
    isFor: isAdministrator,
    Page: lazy(() => import("./plugins/PluginsPage")),
  },
  {
    path: "notifications",
    label: "console.alerts.title",
    icon: "Notifications",
    isListed: false,
    Page: lazy(() => import("../notifications/AlertsPage")),
  },
];
