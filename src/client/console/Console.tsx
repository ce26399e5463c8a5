import { lazy, useEffect, useMemo, useRef } from "react";
import { createBrowserRouter, Navigate, RouterProvider } from "react-router-dom";
import { fetchJson } from "../data/api";
import { draftOwner, enterDrafts, leaveDrafts } from "../data/drafts/keptDrafts";
import { type Session, sessionSpace } from "../data/session";
import { isOffered } from "../host/pluginOf";
import { TWO_FACTOR_SCREEN } from "../security/twoFactorPages";
import { ConsoleBoot } from "./ConsoleBoot";
import { communityPages } from "./community/communityPages";
import { type ConsoleProps, ConsoleProvider, type ConsoleRoute } from "./consoleProps";
import { extensionPages } from "./registry";

const PROFILE: ConsoleRoute = {
  path: "profile",
  label: "console.profile.title",
  icon: "AccountCircle",
  Page: lazy(() => import("./profile/ProfilePage")),
  isListed: false,
};

/** The pages that every console of a kind has, beside what its sign-in page adds. */
function ownPages(kind: Session["kind"]): readonly ConsoleRoute[] {
  return [...(kind === "staff" ? communityPages : []), ...extensionPages(kind), PROFILE];
}

/** Sign-in pages, which a signed-in person has no use for. */
const SIGN_IN_PATHS = ["login", "backoffice", TWO_FACTOR_SCREEN, "complete-profile"];

function routes() {
  const redirects = SIGN_IN_PATHS.map((path) => ({ path, element: <Navigate to="/" replace /> }));
  return [...redirects, { path: "*", element: <ConsoleBoot /> }];
}

/**
 * A console of staff, suite or back office, generated from the catalog of the session. Brings its own router (a data
 * router, which is what can hold back a person with unsaved changes), so it must not stand inside another one.
 */
export default function Console(props: ConsoleProps) {
  const basename = props.basename ?? `/c/${props.session.space?.origin ?? ""}`;
  const router = useMemo(() => createBrowserRouter(routes(), { basename }), [basename]);
  const { session, theme, pages, reloadTheme, switchToMember, onSignOut, isFromSuite = false } = props;
  // Callers hand in new functions at every render; what hangs on them here must not start again.
  const latest = useRef({ onSignOut, switchToMember });
  useEffect(() => {
    latest.current = { onSignOut, switchToMember };
  });
  const owner = draftOwner(session.account.id, sessionSpace(session));
  useEffect(() => enterDrafts(owner), [owner]);
  const canSwitch = switchToMember !== undefined;
  const value = useMemo<ConsoleProps>(
    () => ({
      session,
      theme,
      basename,
      pages: [...ownPages(session.kind), ...(pages ?? [])].filter((page) => isOffered(page, theme?.disabledPlugins ?? [])),
      reloadTheme,
      isFromSuite,
      onSignOut: (reason) => {
        const leave = () => latest.current.onSignOut(reason);
        if (reason === "expired") leave();
        else {
          // The browser may be somebody else's next.
          leaveDrafts(owner);
          void fetchJson("/api/logout", { method: "POST" }).then(leave, leave);
        }
      },
      ...(canSwitch ? { switchToMember: () => latest.current.switchToMember?.() } : {}),
    }),
    [session, theme, basename, pages, reloadTheme, isFromSuite, owner, canSwitch],
  );
  return (
    <ConsoleProvider value={value}>
      {/* As a transition a change of address would leave the screen before it pressable, on values that no longer hold. */}
      <RouterProvider router={router} useTransitions={false} />
    </ConsoleProvider>
  );
}
