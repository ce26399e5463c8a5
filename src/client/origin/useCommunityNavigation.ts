import { useMemo, useState } from "react";
import type { CommunityTheme } from "../../contracts/api/community";
import { returnUrl } from "./address";
import type { View } from "./decide";
import { storePreferredView } from "./preferredView";
import type { Sessions } from "./useCommunityRoot";

interface CommunityNavigationInput {
  readonly community: CommunityTheme;
  readonly reload: (beforeShowing: () => void) => Promise<void>;
  readonly forget: (kind: keyof Sessions) => void;
}

const LOGINS: Readonly<Record<View, string>> = { member: "login", staff: "backoffice" };

/** A page in this one's way, and where it leads back to. */
export function addressBefore(page: string, isComingBack: boolean): string {
  const next = `?next=${encodeURIComponent(window.location.pathname + window.location.search)}`;
  return `${page}${isComingBack ? next : ""}`;
}

/** The login's address, and where it leads back to. */
export function loginAddress(home: string, view: View, isComingBack: boolean): string {
  return addressBefore(home + LOGINS[view], isComingBack);
}

/** The ways into, between and out of a community's two shells. */
export function useCommunityNavigation({ community, reload, forget }: CommunityNavigationInput) {
  const { communityId, origin } = community;
  const [expired, setExpired] = useState<View>();

  const navigation = useMemo(() => {
    const home = `/c/${origin}/`;
    const leave = (view: View, isComingBack: boolean) => {
      // Several calls may say that the session has ended: the first has led to the login already.
      const isThere = isComingBack && window.location.pathname === home + LOGINS[view];
      if (!isThere) window.history.replaceState(null, "", loginAddress(home, view, isComingBack));
      forget(view);
    };
    return {
      /** Signed in: back to where the person wanted to be. */
      enter: async (view: View) => {
        storePreferredView(communityId, view);
        const target = returnUrl(window.location.search, origin);
        // The member screens of activities are pages of their own.
        if (target.startsWith(`${home}activities/`)) return window.location.assign(target);
        await reload(() => window.history.replaceState(null, "", target));
        setExpired(undefined);
      },
      switchTo: (view: View) => {
        storePreferredView(communityId, view);
        window.location.assign(home);
      },
      signOut: (view: View) => leave(view, false),
      /** The session ended by itself: the person is told, and comes back here after the sign-in. */
      expire: (view: View) => {
        setExpired(view);
        leave(view, true);
      },
    };
  }, [communityId, origin, reload, forget]);

  return { ...navigation, expired };
}
