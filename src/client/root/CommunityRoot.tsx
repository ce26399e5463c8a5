import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { MemberLogin } from "../community/login/MemberLogin";
import type { Personalization } from "../community/personalization";
import { fetchJson, setApiContext } from "../data/api";
import { parseAddress, wayBack } from "./address";
import { decide, type View } from "./decide";
import { PageSkeleton } from "./PageSkeleton";
import { readPreferredView, storePreferredView } from "./preferredView";
import type { Sessions } from "./useCommunityRoot";

const Community = lazy(() => import("../community/Community").then((module) => ({ default: module.Community })));
const Console = lazy(() => import("../console/Console"));
const StaffLogin = lazy(() => import("../console/StaffLogin"));

interface CommunityRootProps {
  readonly community: Personalization;
  readonly sessions: Sessions;
  readonly reload: () => Promise<void>;
  readonly forget: (kind: keyof Sessions) => void;
}

/** Shows whichever screens the address and the sessions ask for. */
export function CommunityRoot({ community, sessions, reload, forget }: CommunityRootProps) {
  const { communityId, origin } = community;
  const [expired, setExpired] = useState<View>();
  const [, redraw] = useState(0);
  const screen = parseAddress(window.location.pathname)?.screen ?? "";
  const destination = decide({
    screen,
    hasMember: sessions.member !== undefined,
    hasStaff: sessions.staff !== undefined,
    preferred: readPreferredView(communityId),
  });

  const home = `/c/${origin}/`;
  const redirect = "redirect" in destination ? destination.redirect : undefined;
  useEffect(() => {
    if (!redirect) return;
    const next = screen === "" ? "" : `?next=${encodeURIComponent(window.location.pathname + window.location.search)}`;
    window.history.replaceState(null, "", `${home}${redirect}${next}`);
    redraw((count) => count + 1);
  }, [redirect, home, screen]);

  const actions = useMemo(() => {
    const enter = async (view: View) => {
      storePreferredView(communityId, view);
      const target = wayBack(window.location.search, origin);
      // The survey's address belongs to a page of its own.
      if (target.startsWith(`${home}activities/`)) return window.location.assign(target);
      window.history.replaceState(null, "", target);
      setExpired(undefined);
      await reload();
    };
    const switchTo = (view: View) => {
      storePreferredView(communityId, view);
      window.location.assign(home);
    };
    const leave = (kind: keyof Sessions, door: string) => {
      window.history.replaceState(null, "", home + door);
      forget(kind);
    };
    return { enter, switchTo, leave };
  }, [communityId, origin, home, reload, forget]);

  const { member, staff } = sessions;
  const shown = "show" in destination ? destination.show : undefined;
  const kind = shown === "community" || shown === "memberLogin" ? "member" : "staff";
  // Before the children's effects, which call the server.
  setApiContext({ space: `${kind}:${communityId}` });

  if (shown === "memberLogin")
    return <MemberLogin community={community} isExpired={expired === "member"} onSignedIn={() => actions.enter("member")} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {shown === "staffLogin" && (
        <StaffLogin community={community} isExpired={expired === "staff"} onSignedIn={() => void actions.enter("staff")} />
      )}
      {shown === "community" && member && (
        <Community
          community={community}
          session={member}
          onExpired={() => {
            setExpired("member");
            actions.leave("member", "login");
          }}
          onSignOut={() => {
            void fetchJson(`/experienceLabs/${origin}/user/logout`, { method: "POST" }).then(
              () => actions.leave("member", "login"),
              // Still signed in: the page says so, by what it shows after a reload.
              () => window.location.reload(),
            );
          }}
          {...(staff ? { switchToStaff: () => actions.switchTo("staff") } : {})}
        />
      )}
      {shown === "console" && staff && (
        <Console
          session={staff}
          theme={community}
          onSignOut={(reason) => {
            if (reason === "expired") setExpired("staff");
            actions.leave("staff", "backoffice");
          }}
          {...(member ? { switchToMember: () => actions.switchTo("member") } : {})}
        />
      )}
    </Suspense>
  );
}
