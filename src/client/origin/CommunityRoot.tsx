import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { CommunityTheme } from "../../contracts/api/community";
import { MemberLogin } from "../community/login/MemberLogin";
import { MemberPassword } from "../community/login/MemberPassword";
import type { MemberStep } from "../community/steps/memberStep";
import { fetchJson, setApiContext } from "../data/api";
import { TWO_FACTOR_SCREEN } from "../security/twoFactorPages";
import { parseAddress } from "./address";
import { type Destination, decide, type Screens, type View } from "./decide";
import { isFromSuite } from "./enterDirectly";
import { PageSkeleton } from "./PageSkeleton";
import { readPreferredView } from "./preferredView";
import { publicScreenAt } from "./publicScreens";
import { addressBefore, loginAddress, useCommunityNavigation } from "./useCommunityNavigation";
import type { Sessions } from "./useCommunityRoot";

const Community = lazy(() => import("../community/Community").then((module) => ({ default: module.Community })));
const MemberPage = lazy(() => import("../community/pages/MemberPage").then((module) => ({ default: module.MemberPage })));
const PublicPage = lazy(() => import("./PublicPage").then((module) => ({ default: module.PublicPage })));
const Console = lazy(() => import("../console/Console"));
const StaffLogin = lazy(() => import("../console/login/StaffLogin"));
const StaffTwoFactor = lazy(() => import("../console/login/StaffTwoFactor"));
const StaffPassword = lazy(() => import("../console/login/StaffPassword"));

/** Where one signs in, as member or as staff. */
const LOGINS: readonly string[] = ["login", "backoffice"];

/** Screens whose calls concern the staff's session. */
const STAFF_SCREENS: readonly Screens[] = ["console", "staffLogin", "staffPassword", "staffTwoFactor"];

interface CommunityRootProps {
  readonly community: CommunityTheme;
  readonly sessions: Sessions;
  readonly step: MemberStep | undefined;
  readonly reload: (beforeShowing?: () => void) => Promise<void>;
  /** Reads the look anew. */
  readonly refresh: () => void;
  readonly forget: (kind: keyof Sessions) => void;
}

/** Where else the person has to be first: the login, or a step after it; and back to this address afterwards. */
function redirectOf(destination: Destination, home: string, screen: string): string | undefined {
  if ("redirectTo" in destination) return loginAddress(home, destination.redirectTo, screen !== "");
  if (!("stepTo" in destination)) return undefined;
  const page = home + destination.stepTo;
  // A login leads back somewhere already.
  return LOGINS.includes(screen) ? page + window.location.search : addressBefore(page, screen !== "");
}

function useRedirect(address: string | undefined): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!address) return;
    window.history.replaceState(null, "", address);
    redraw((count) => count + 1);
  }, [address]);
}

/** Shows whichever screens the address and the sessions ask for. */
export function CommunityRoot({ community, sessions, step, reload, refresh, forget }: CommunityRootProps) {
  const { communityId, origin } = community;
  const { member, staff } = sessions;
  const readStep = useCallback(() => void reload(), [reload]);
  const navigation = useCommunityNavigation({ community, reload, forget });
  const screen = parseAddress(window.location.pathname)?.screen ?? "";
  const preferred = readPreferredView(communityId);
  const staffStep = staff?.nextStep === "2fa" ? TWO_FACTOR_SCREEN : undefined;
  const matched = publicScreenAt(screen, community.disabledPlugins);
  const destination = decide({
    screen,
    isPublic: matched !== undefined,
    hasMember: member !== undefined,
    hasStaff: staff !== undefined,
    preferred,
    step,
    staffStep,
  });
  useRedirect(redirectOf(destination, `/c/${origin}/`, screen));

  if (!("show" in destination)) return <PageSkeleton />;
  const { show } = destination;
  const kind: View = STAFF_SCREENS.includes(show) ? "staff" : "member";
  // Not in an effect: the children's effects, which call the server, come first.
  setApiContext({ space: `${kind}:${communityId}` });

  const signOutMember = () => {
    const stillSignedIn = () => window.location.reload();
    void fetchJson(`/experienceLabs/${origin}/user/logout`, { method: "POST" }).then(
      () => navigation.signOut("member"),
      stillSignedIn,
    );
  };
  return (
    <Suspense fallback={<PageSkeleton />}>
      {show === "memberLogin" && (
        <MemberLogin
          community={community}
          isExpired={navigation.expired === "member"}
          onSignedIn={() => navigation.enter("member")}
        />
      )}
      {show === "staffLogin" && (
        <StaffLogin
          community={community}
          isExpired={navigation.expired === "staff"}
          onSignedIn={() => void navigation.enter("staff")}
        />
      )}
      {show === "memberPassword" && <MemberPassword community={community} />}
      {show === "staffPassword" && <StaffPassword community={community} />}
      {show === "memberPage" && (
        <MemberPage
          community={community}
          screen={screen}
          step={member ? step : undefined}
          onDone={() => navigation.enter("member")}
          onExpired={() => navigation.expire("member")}
          onSignOut={signOutMember}
        />
      )}
      {show === "publicScreen" && matched && (
        <PublicPage key={screen} community={community} matched={matched} pending={<PageSkeleton />} />
      )}
      {show === "staffTwoFactor" && (
        <StaffTwoFactor
          community={community}
          onDone={() => navigation.enter("staff")}
          onSignedOut={() => navigation.signOut("staff")}
        />
      )}
      {show === "community" && member && (
        <Community
          community={community}
          session={member}
          onExpired={() => navigation.expire("member")}
          onStep={readStep}
          onSignOut={signOutMember}
          {...(staff ? { switchToStaff: () => navigation.switchTo("staff") } : {})}
        />
      )}
      {show === "console" && staff && (
        <Console
          session={staff}
          theme={community}
          reloadTheme={refresh}
          isFromSuite={isFromSuite(communityId)}
          onSignOut={(reason) => (reason === "expired" ? navigation.expire("staff") : navigation.signOut("staff"))}
          {...(member ? { switchToMember: () => navigation.switchTo("member") } : {})}
        />
      )}
    </Suspense>
  );
}
