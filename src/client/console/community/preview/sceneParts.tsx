import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { cssGradient } from "../../../../shared/theme/brandColours";
import type { SceneLook } from "./scene";

interface InLook {
  readonly look: SceneLook;
  readonly children: ReactNode;
}

/** A button as members see it; nothing happens here. */
export function SceneButton({ look, children }: InLook) {
  return (
    <Box
      component="span"
      sx={{ display: "inline-block", px: 2, py: 1, borderRadius: 1, border: "1px solid", fontWeight: 600, textAlign: "center" }}
      style={{ backgroundColor: look.button, color: look.buttonInk, borderColor: look.buttonEdge }}
    >
      {children}
    </Box>
  );
}

/** A box to fill in, with its label. */
export function SceneField({ look, children }: InLook) {
  return (
    <Box sx={{ display: "grid", gap: 0.5 }}>
      <Typography variant="body2" component="span">
        {children}
      </Typography>
      <Box component="span" sx={{ height: 36, borderRadius: 1, border: "1px solid" }} style={{ borderColor: look.edgeStrong }} />
    </Box>
  );
}

interface ScenePageProps extends InLook {
  /** Whether it lies on plain paper, as what is filled in does, else on the community's gradient. */
  readonly isPlain?: boolean;
}

/** The page of a scene. */
export function ScenePage({ look, isPlain = false, children }: ScenePageProps) {
  return (
    <Box
      sx={{ minHeight: 440, display: "flex", flexDirection: "column", overflowWrap: "anywhere" }}
      style={{ background: isPlain ? look.surface : cssGradient(look.page), color: look.text }}
    >
      {children}
    </Box>
  );
}
