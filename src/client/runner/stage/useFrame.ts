import { useEffect, useMemo } from "react";
import type { CommunityTheme } from "../../../contracts/api/community";
import { runnerColours } from "../../../shared/theme/runnerColours";
import { previewText, type RunnerAddress } from "../address";
import type { ExecutionState } from "../execution";
import { useMode } from "../shell/useMode";

/** What surrounds every screen of one survey: colours and brand of its theme, or of the community's. */
export function useFrame(address: RunnerAddress, state: ExecutionState, community: CommunityTheme | undefined) {
  const mode = useMode();
  const theme = state.theme ?? community;
  const colours = useMemo(() => runnerColours(theme, mode), [theme, mode]);
  const brand = { name: theme?.name ?? community?.name ?? "Sondeo", logo: theme?.logo ?? null };

  useEffect(() => {
    document.title = `${state.title} · ${brand.name}`;
  }, [state.title, brand.name]);

  return { colours, brand, preview: previewText(address) };
}
