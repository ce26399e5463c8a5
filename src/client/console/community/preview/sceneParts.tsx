import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { cssGradient } from "../../../../shared/theme/themeColours";
import type { SceneTheme } from "./scene";

interface SceneThemeProps {
  readonly theme: SceneTheme;
  readonly children: ReactNode;
}

/** A button as members see it; nothing happens here. */
export function SceneButton({ theme, children }: SceneThemeProps) {
  return (
    <Box
      component="span"
      sx={{ display: "inline-block", px: 2, py: 1, borderRadius: 1, border: "1px solid", fontWeight: 600, textAlign: "center" }}
      style={{ backgroundColor: theme.button, color: theme.buttonInk, borderColor: theme.buttonEdge }}
    >
      {children}
    </Box>
  );
}

/** A box to fill in, with its label. */
export function SceneField({ theme, children }: SceneThemeProps) {
  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <Typography variant="body2" component="span">
        {children}
      </Typography>
      <Box component="span" sx={{ height: 36, borderRadius: 1, border: "1px solid" }} style={{ borderColor: theme.edgeStrong }} />
    </Box>
  );
}

interface ScenePageProps extends SceneThemeProps {
  /** Whether it lies on plain paper, as what is filled in does, else on the community's gradient. */
  readonly isPlain?: boolean;
}

/** The page of a scene. */
export function ScenePage({ theme, isPlain = false, children }: ScenePageProps) {
  return (
    <Box
      sx={{ minHeight: 440, display: "flex", flexDirection: "column", overflowWrap: "anywhere" }}
      style={{ background: isPlain ? theme.surface : cssGradient(theme.page), color: theme.text }}
    >
      {children}
    </Box>
  );
}
