import Box from "@mui/material/Box";
import { useEffect, useLayoutEffect } from "react";
import { ErrorState } from "../community/parts/ErrorState";
import { AppStyles } from "../look/AppStyles";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { CommunityRoot } from "./CommunityRoot";
import { setFavicon } from "./favicon";
import { PageSkeleton } from "./PageSkeleton";
import { UnknownCommunity } from "./UnknownCommunity";
import { useCommunityRoot } from "./useCommunityRoot";

/** `/c/{origin}/*`: the community's look and language, then whichever of its two shells this person is for. */
export function Root({ origin }: { readonly origin: string }) {
  const { state, reload, restyle, retry, forget } = useCommunityRoot(origin);
  const community = state.status === "ready" ? state.community : undefined;

  const title = community && (community.title ?? community.name);
  // Before the pages' own effects: theirs is the last word.
  useLayoutEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(() => {
    if (community) setFavicon(community.favicon);
  }, [community]);

  if (state.status === "loading") {
    return (
      <AppStyles theme={undefined}>
        <PageSkeleton />
      </AppStyles>
    );
  }
  return (
    <AppStyles theme={community}>
      <TextsProvider
        {...(community ? { fallback: community.language } : {})}
        pending={<PageSkeleton />}
        failed={(again) => <BootFailure onRetry={again} />}
      >
        {state.status === "unknown" && <UnknownCommunity origin={origin} />}
        {state.status === "failed" && (
          <Box component="main" sx={{ minHeight: "100vh", display: "grid", alignContent: "center" }}>
            <ErrorState level="h1" error={state.error} onRetry={retry} />
          </Box>
        )}
        {state.status === "ready" && (
          <CommunityRoot
            community={state.community}
            sessions={state.sessions}
            step={state.step}
            reload={reload}
            restyle={restyle}
            forget={forget}
          />
        )}
      </TextsProvider>
    </AppStyles>
  );
}
