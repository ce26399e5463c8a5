import Box from "@mui/material/Box";
import { useEffect, useLayoutEffect } from "react";
import { ErrorState } from "../community/parts/ErrorState";
import { NetworkDialog } from "../globals/NetworkDialog";
import { BootFailure } from "../texts/BootFailure";
import { TextsProvider } from "../texts/TextsProvider";
import { AppStyles } from "../theme/AppStyles";
import { CommunityRoot } from "./CommunityRoot";
import { DirectRefusal } from "./DirectRefusal";
import { PageSkeleton } from "./PageSkeleton";
import { UnknownCommunity } from "./UnknownCommunity";
import { type RootState, useCommunityRoot } from "./useCommunityRoot";
import { useLiveTheme } from "./useLiveTheme";

interface Icon {
  readonly href: string;
  readonly type: string | null;
}

let original: Icon | undefined;

/** The community's icon in the tab; without one the product's. */
function setFavicon(address: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  original ??= { href: link.href, type: link.getAttribute("type") };
  const { href, type }: Icon = address ? { href: address, type: null } : original;
  link.href = href;
  if (type === null) link.removeAttribute("type");
  else link.setAttribute("type", type);
}

/** The sessions that a socket may be opened for; another pair of them, another socket. */
function listenerOf(state: RootState): string | undefined {
  if (state.status !== "ready") return undefined;
  const { member, staff } = state.sessions;
  const isIn = staff !== undefined || (member !== undefined && state.step === undefined);
  return isIn ? `${member?.memberId ?? ""} ${staff?.account.id ?? ""}` : undefined;
}

/** `/c/{origin}/*`: the community's look and language, then whichever of its two shells this person is for. */
export function Root({ origin }: { readonly origin: string }) {
  const { state, reload, retry, refresh, forget } = useCommunityRoot(origin);
  const community = state.status === "ready" ? state.community : undefined;
  const name = community?.title ?? community?.name;
  useLiveTheme({ listener: listenerOf(state), refresh });

  useEffect(() => {
    if (community) setFavicon(community.favicon);
  }, [community]);
  // Before the screens' own effects, which put the screen before it.
  useLayoutEffect(() => {
    if (name) document.title = name;
  }, [name]);

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
            refresh={refresh}
            forget={forget}
          />
        )}
        {state.status === "ready" && state.refusal !== undefined && <DirectRefusal error={state.refusal} />}
        <NetworkDialog />
      </TextsProvider>
    </AppStyles>
  );
}
