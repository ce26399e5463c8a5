import { lazy, type ReactNode, Suspense, useMemo } from "react";
import type { CommunityTheme } from "../../contracts/api/community";
import { RequestProvider } from "../community/data/request";
import type { MatchedScreen } from "../host/publicRegistry";

interface PublicPageProps {
  readonly community: CommunityTheme;
  readonly matched: MatchedScreen;
  readonly pending: ReactNode;
}

/** No call of such a screen is made in a session's name. */
function ignore(): void {}

/** A screen of an extension for whoever comes. */
export function PublicPage({ community, matched: { screen, params }, pending }: PublicPageProps) {
  const Screen = useMemo(() => lazy(screen.load), [screen]);
  return (
    <RequestProvider onExpired={ignore} onStep={ignore}>
      <Suspense fallback={pending}>
        <Screen community={community} params={params} />
      </Suspense>
    </RequestProvider>
  );
}
