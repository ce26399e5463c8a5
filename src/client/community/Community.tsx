import { useMemo, useState } from "react";
import { createBrowserRouter, Navigate, type RouteObject, RouterProvider } from "react-router-dom";
import type { CommunityTheme } from "../../contracts/api/community";
import type { Session } from "../data/session";
import { isEntryShown, type OptionalEntry } from "../host/isEntryShown";
import { TWO_FACTOR_SCREEN } from "../security/twoFactorPages";
import { ActivityScreen } from "./activities/ActivityScreen";
import { type CommunityApp, CommunityContext } from "./CommunityContext";
import { RequestProvider } from "./data/request";
import { memberRegistry } from "./extensions";
import { FarewellPage } from "./pages/FarewellPage";
import { ScreenFailed } from "./parts/ScreenFailed";
import { MyDataScreen } from "./profile/MyDataScreen";
import { NotificationPreferencesScreen } from "./profile/NotificationPreferencesScreen";
import { ProfileScreen } from "./profile/ProfileScreen";
import { SecurityScreen } from "./profile/SecurityScreen";
import { ActivitiesScreen } from "./screens/ActivitiesScreen";
import { HomeScreen } from "./screens/HomeScreen";
import { NotFoundScreen } from "./screens/NotFoundScreen";
import { Shell } from "./shell/Shell";
import { WelcomeScreen } from "./welcome/WelcomeScreen";

export interface CommunityProps {
  readonly community: CommunityTheme;
  readonly session: Session;
  readonly onExpired: () => void;
  /** A step came up before the member may go on, e.g. new conditions. */
  readonly onStep: () => void;
  readonly onSignOut: () => void;
  /** Where the same person is also staff here. */
  readonly switchToStaff?: () => void;
}

const home = <Navigate to="/" replace />;

type OfferedScreen = RouteObject & OptionalEntry;

const SCREENS: readonly OfferedScreen[] = [
  { index: true, element: <HomeScreen /> },
  { path: "login", element: home },
  { path: TWO_FACTOR_SCREEN, element: home },
  { path: "complete-profile", element: home },
  { path: "welcome", element: <WelcomeScreen /> },
  { path: "activities", element: <ActivitiesScreen /> },
  {
    path: "activities/:activityId/info",
    lazy: async () => ({ Component: (await import("./activities/InfoScreen")).InfoScreen }),
  },
  { path: "search", lazy: async () => ({ Component: (await import("./screens/SearchScreen")).SearchScreen }) },
  { path: "activities/:activityId", element: <Navigate to="info" relative="path" replace /> },
  { path: "activities/:activityId/:path", element: <ActivityScreen /> },
  ...memberRegistry.screens.map(({ path, load, plugin, isGamification, isShown }) => ({
    ...(plugin ? { plugin } : {}),
    ...(isGamification ? { isGamification } : {}),
    ...(isShown ? { isShown } : {}),
    path,
    lazy: async () => ({ Component: (await load()).default }),
  })),
  { path: "profile", element: <ProfileScreen /> },
  { path: "profile/notifications", element: <NotificationPreferencesScreen /> },
  { path: "profile/security", element: <SecurityScreen /> },
  { path: "profile/data", element: <MyDataScreen /> },
  {
    path: "notifications",
    lazy: async () => ({ Component: (await import("./notifications/NotificationsScreen")).NotificationsScreen }),
  },
  { path: "*", element: <NotFoundScreen /> },
];

/** Addresses of the team alone, and those of parts that members have not got yet: each leads to what is nearest. */
const DETOURS: Readonly<Record<string, readonly string[]>> = {
  "/": ["members", "members/preview", "gestion-labs", "moderator-admin", "email", "image-downloader", "report"],
  "/activities": ["activities/step1", "video-backend"],
  "/redeem": ["redeemReport"],
  "/chat": ["chat/:id"],
};

const detours: readonly RouteObject[] = Object.entries(DETOURS).flatMap(([to, paths]) =>
  paths.map((path) => ({ path, element: <Navigate to={to} replace /> })),
);

/** The members' app under `/c/{origin}`. */
export function Community({ community, session, onExpired, onStep, onSignOut, switchToStaff }: CommunityProps) {
  const [hasLeft, setHasLeft] = useState(false);
  const { origin } = community;
  // As a text: a community's new colours make no new router, which would lose what somebody is writing.
  const shown = SCREENS.map((screen) => (isEntryShown(screen, community) ? "1" : "0")).join("");
  // A data router: it is what can hold back a person with unsaved changes.
  const router = useMemo(() => {
    const children = SCREENS.map((screen, index) => {
      const { plugin: _, isGamification: __, isShown: ___, ...route } = screen;
      return (
        shown[index] === "1" ? { ...route, errorElement: <ScreenFailed /> } : { path: route.path, element: home }
      ) as RouteObject;
    });
    return createBrowserRouter([{ element: <Shell />, children: [...children, ...detours] }], {
      basename: `/c/${origin}`,
    });
  }, [origin, shown]);
  const app = useMemo<CommunityApp>(
    () => ({ ...community, session, signOut: onSignOut, refresh: onStep, leave: () => setHasLeft(true), switchToStaff }),
    [community, session, onSignOut, onStep, switchToStaff],
  );
  if (hasLeft) return <FarewellPage community={community} />;
  return (
    <CommunityContext value={app}>
      <RequestProvider onExpired={onExpired} onStep={onStep}>
        <RouterProvider router={router} useTransitions={false} />
      </RequestProvider>
    </CommunityContext>
  );
}
