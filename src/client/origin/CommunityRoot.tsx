import { lazy, Suspense, useEffect, useState } from "react";
import { MemberLogin } from "../community/login/MemberLogin";
import type { Personalization } from "../community/personalization";
import { fetchJson, setApiContext } from "../data/api";
import { parseAddress } from "./address";
import { decide, type View } from "./decide";
import { PageSkeleton } from "./PageSkeleton";
import { readPreferredView } from "./preferredView";
import type { Sessions } from "./useCommunityRoot";
import { loginAddress, useDoors } from "./useDoors";

const Community = lazy(() => import("../community/Community").then((module) => ({ default: module.Community })));
const Console = lazy(() => import("../console/Console"));
const StaffLogin = lazy(() => import("../console/StaffLogin"));

interface CommunityRootProps {
  readonly community: Personalization;
  readonly sessions: Sessions;
  readonly reload: (beforeShowing: () => void) => Promise<void>;
  readonly forget: (kind: keyof Sessions) => void;
}

/** To the login where nobody is signed in, and back to this address afterwards. */
function useRedirect(view: View | undefined, home: string, isHome: boolean): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!view) return;
    window.history.replaceState(null, "", loginAddress(home, view, !isHome));
    redraw((count) => count + 1);
  }, [view, home, isHome]);
}

/** Shows whichever screens the address and the sessions ask for. */
export function CommunityRoot({ community, sessions, reload, forget }: CommunityRootProps) {
  const { communityId, origin } = community;
  const { member, staff } = sessions;
  const doors = useDoors({ community, reload, forget });
  const screen = parseAddress(window.location.pathname)?.screen ?? "";
  const preferred = readPreferredView(communityId);
  const destination = decide({ screen, hasMember: member !== undefined, hasStaff: staff !== undefined, preferred });
  useRedirect("redirectTo" in destination ? destination.redirectTo : undefined, `/c/${origin}/`, screen === "");

  if ("redirectTo" in destination) return <PageSkeleton />;
  const { show } = destination;
  const kind: View = show === "community" || show === "memberLogin" ? "member" : "staff";
  // Not in an effect: the children's effects, which call the server, come first.
  setApiContext({ space: `${kind}:${communityId}` });

  const signOutMember = () => {
    const stillSignedIn = () => window.location.reload();
    void fetchJson(`/experienceLabs/${origin}/user/logout`, { method: "POST" }).then(
      () => doors.signOut("member"),
      stillSignedIn,
    );
  };
  return (
    <Suspense fallback={<PageSkeleton />}>
      {show === "memberLogin" && (
        <MemberLogin community={community} isExpired={doors.expired === "member"} onSignedIn={() => doors.enter("member")} />
      )}
      {show === "staffLogin" && (
        <StaffLogin community={community} isExpired={doors.expired === "staff"} onSignedIn={() => void doors.enter("staff")} />
      )}
      {show === "community" && member && (
        <Community
          community={community}
          session={member}
          onExpired={() => doors.expire("member")}
          onSignOut={signOutMember}
          {...(staff ? { switchToStaff: () => doors.switchTo("staff") } : {})}
        />
      )}
      {show === "console" && staff && (
        <Console
          session={staff}
          theme={community}
          onSignOut={(reason) => (reason === "expired" ? doors.expire("staff") : doors.signOut("staff"))}
          {...(member ? { switchToMember: () => doors.switchTo("member") } : {})}
        />
      )}
    </Suspense>
  );
}
