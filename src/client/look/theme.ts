import { createTheme, darken, lighten, type Theme, type ThemeOptions } from "@mui/material/styles";
import { inkOn, readableOn } from "../../shared/contrast";
import { DEFAULT_ACCENT, FONT_FAMILY, FONT_SIZES, GREY, MOTION, RADIUS, SEMANTIC, SPACING } from "../../shared/tokens";

export type Mode = "light" | "dark";

/** A colour for areas with its ink; the shade of a button that is pointed at moves away from the ink, so that both stay apart. */
function tone(main: string) {
  const contrastText = inkOn(main);
  const dark = contrastText === "#ffffff" ? darken(main, 0.2) : lighten(main, 0.2);
  return { main, dark, contrastText };
}

function palette(mode: Mode, accent: string): NonNullable<ThemeOptions["palette"]> {
  const isLight = mode === "light";
  const paper = isLight ? "#ffffff" : GREY[900];
  const main = readableOn(accent, paper);
  const semantic = SEMANTIC[mode];
  return {
    mode,
    primary: tone(main),
    secondary: { main: isLight ? GREY[700] : GREY[200] },
    success: tone(semantic.success),
    warning: tone(semantic.warning),
    error: tone(semantic.error),
    info: tone(semantic.info),
    background: { default: isLight ? GREY[50] : GREY[950], paper },
    text: { primary: isLight ? GREY[900] : GREY[50], secondary: isLight ? GREY[600] : GREY[300] },
    divider: isLight ? GREY[200] : GREY[700],
  };
}

function rem(px: number): string {
  return `${px / 16}rem`;
}

/** Typography, shape, motion and component defaults of every surface, in one accent colour and mode. */
export function createAppTheme({ mode, accent = DEFAULT_ACCENT }: { readonly mode: Mode; readonly accent?: string }): Theme {
  const colours = palette(mode, accent);
  return createTheme({
    palette: colours,
    spacing: SPACING * 2,
    shape: { borderRadius: RADIUS },
    transitions: { duration: { shortest: MOTION.fast, shorter: MOTION.fast, short: MOTION.calm, standard: MOTION.calm } },
    typography: {
      fontFamily: FONT_FAMILY,
      fontSize: FONT_SIZES.body,
      h1: { fontSize: rem(FONT_SIZES.display), fontWeight: 650, letterSpacing: "-0.02em" },
      h2: { fontSize: rem(FONT_SIZES.heading), fontWeight: 650, letterSpacing: "-0.015em" },
      h3: { fontSize: rem(FONT_SIZES.title), fontWeight: 600, letterSpacing: "-0.01em" },
      h4: { fontSize: rem(FONT_SIZES.large), fontWeight: 600 },
      h5: { fontSize: rem(FONT_SIZES.large), fontWeight: 600 },
      h6: { fontSize: rem(FONT_SIZES.large), fontWeight: 600 },
      body1: { fontSize: rem(FONT_SIZES.body) },
      body2: { fontSize: rem(FONT_SIZES.small) },
      button: { textTransform: "none", fontWeight: 600 },
      caption: { fontSize: rem(FONT_SIZES.small) },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: "tabular-nums" },
          "@media (prefers-reduced-motion: reduce)": {
            "*, *::before, *::after": { animationDuration: "0.01ms !important", transitionDuration: "0.01ms !important" },
          },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      // In rem, so that the shape grows with its text.
      MuiChip: { styleOverrides: { root: { height: "auto", minHeight: "2rem" }, sizeSmall: { minHeight: "1.5rem" } } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
    },
  });
}
