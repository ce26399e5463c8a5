import { alpha, createTheme, darken, lighten, type Theme, type ThemeOptions } from "@mui/material/styles";
import { type BrandColours, type BrandLook, brandColours, type Mode, POINTED_TINT } from "../../shared/theme/brandColours";
import { inkOn, luminance } from "../../shared/theme/contrast";
import { FONT_FAMILY, FONT_SIZES, GREY, MOTION, RADIUS, SPACING } from "../../shared/theme/tokens";

export type { Mode } from "../../shared/theme/brandColours";

declare module "@mui/material/styles" {
  interface Theme {
    /** Whose screens these are, in colours. */
    readonly brand: BrandColours;
  }
  interface ThemeOptions {
    readonly brand?: BrandColours;
  }
}

/** A colour for areas with its ink; the shade of a button that is pointed at moves away from the ink, so that both stay apart. */
function tone(main: string, contrastText: string = inkOn(main)) {
  const dark = luminance(contrastText) > luminance(main) ? darken(main, 0.2) : lighten(main, 0.2);
  return { main, dark, contrastText };
}

function palette(brand: BrandColours): NonNullable<ThemeOptions["palette"]> {
  const isLight = brand.mode === "light";
  return {
    mode: brand.mode,
    primary: tone(brand.accent, brand.accentInk),
    secondary: { main: isLight ? GREY[700] : GREY[200] },
    success: tone(brand.success),
    warning: tone(brand.warning),
    error: tone(brand.error),
    info: tone(brand.info),
    background: { default: brand.page.from, paper: brand.surface },
    text: { primary: brand.text, secondary: brand.muted },
    divider: brand.line,
  };
}

function rem(px: number): string {
  return `${px / 16}rem`;
}

/**
 * The ring of what has the keyboard's focus, in the accent or in the colour that its ground names (`--focus-ring`).
 * `offset` is in pixels, negative inside the element.
 */
export function focusRing(offset: number) {
  return { outline: "2px solid var(--focus-ring)", outlineOffset: offset };
}

interface AppThemeOptions {
  readonly mode: Mode;
  /** Of surfaces that wear a community's main colour alone. @default the look's */
  readonly accent?: string;
  /** @default the product's own */
  readonly look?: BrandLook | undefined;
}

/** Typography, shape, motion and component defaults of every surface, in one look and mode. */
export function createAppTheme({ mode, accent, look = accent ? { mainColor: accent } : {} }: AppThemeOptions): Theme {
  const brand = brandColours(look, mode);
  const button = tone(brand.button, brand.buttonInk);
  // Their neighbours or their frame would cover a ring around them.
  const inner = { "&:focus-visible, &.Mui-focusVisible": focusRing(-2) };
  const pointedAt = { "&:hover": { backgroundColor: alpha(brand.buttonText, POINTED_TINT[mode]) } };
  return createTheme({
    brand,
    palette: palette(brand),
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
      // MUI takes the outline off whatever it draws as a button.
      MuiButtonBase: { styleOverrides: { root: { "&:focus-visible, &.Mui-focusVisible": focusRing(2) } } },
      MuiTab: { styleOverrides: { root: inner } },
      MuiMenuItem: { styleOverrides: { root: inner } },
      MuiListItemButton: { styleOverrides: { root: inner } },
      MuiCardActionArea: { styleOverrides: { root: inner } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          containedPrimary: {
            backgroundColor: button.main,
            color: button.contrastText,
            border: `1px solid ${brand.buttonEdge}`,
            "&:hover": { backgroundColor: button.dark },
            "&.Mui-disabled": { borderColor: "transparent" },
          },
          outlinedPrimary: { color: brand.buttonText, borderColor: brand.edgeStrong, ...pointedAt },
          textPrimary: { color: brand.buttonText, ...pointedAt },
        },
      },
      // While it fades away, what lies under a menu or dialog can be pressed again.
      MuiModal: { styleOverrides: { root: ({ ownerState }) => (ownerState.open ? {} : { pointerEvents: "none" }) } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: brand.edgeStrong } } },
      // In rem, so that the shape grows with its text.
      MuiChip: { styleOverrides: { root: { height: "auto", minHeight: "2rem" }, sizeSmall: { minHeight: "1.5rem" } } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
    },
  });
}
