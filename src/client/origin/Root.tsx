import Box from "@mui/material/Box";
import { useEffect } from "react";
import { ErrorState } from "../community/parts/ErrorState";
import { NetworkDialog } from "../globals/NetworkDialog";
import { AppStyles } from "../look/AppStyles";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { CommunityRoot } from "./CommunityRoot";
import { DirectRefusal } from "./DirectRefusal";
import { setFavicon } from "./favicon";
import { PageSkeleton } from "./PageSkeleton";
import { UnknownCommunity } from "./UnknownCommunity";
import { useCommunityRoot } from "./useCommunityRoot";

/** `/c/{origin}/*`: the community's look and language, then whichever of its two shells this person is for. */
export function Root({ origin }: { readonly origin: string }) {
  const { state, reload, retry, forget } = useCommunityRoot(origin);
  const community = state.status === "ready" ? state.community : undefined;

  useEffect(() => {
    if (!community) return;
    document.title = community.title ?? community.name;
    setFavicon(community.favicon);
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
            forget={forget}
          />
        )}
        {state.status === "ready" && state.refusal !== undefined && <DirectRefusal error={state.refusal} />}
        <NetworkDialog />
      </TextsProvider>
    </AppStyles>
  );
}
