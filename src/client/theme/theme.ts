import { alpha, createTheme, darken, lighten, type Theme, type ThemeOptions } from "@mui/material/styles";
import { inkOn, luminance } from "../../shared/theme/contrast";
import { type Mode, POINTED_TINT, type ThemeColours, type ThemeSettings, themeColours } from "../../shared/theme/themeColours";
import { FONT_FAMILY, FONT_SIZES, GREY, MOTION, RADIUS, SPACING } from "../../shared/theme/tokens";

export type { Mode } from "../../shared/theme/themeColours";

declare module "@mui/material/styles" {
  interface Theme {
    /** Whose screens these are, in colours. */
    readonly colours: ThemeColours;
  }
  interface ThemeOptions {
    readonly colours?: ThemeColours;
  }
}

/** A colour for areas with its ink; the shade of a button that is pointed at moves away from the ink, so that both stay apart. */
function tone(main: string, contrastText: string = inkOn(main)) {
  const dark = luminance(contrastText) > luminance(main) ? darken(main, 0.2) : lighten(main, 0.2);
  return { main, dark, contrastText };
}

function palette(colours: ThemeColours): NonNullable<ThemeOptions["palette"]> {
  const isLight = colours.mode === "light";
  return {
    mode: colours.mode,
    primary: tone(colours.accent, colours.accentInk),
    secondary: { main: isLight ? GREY[700] : GREY[200] },
    success: tone(colours.success),
    warning: tone(colours.warning),
    error: tone(colours.error),
    info: tone(colours.info),
    background: { default: colours.page.from, paper: colours.surface },
    text: { primary: colours.text, secondary: colours.muted },
    divider: colours.line,
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
  readonly settings?: ThemeSettings | undefined;
}

/** Typography, shape, motion and component defaults of every surface, in one look and mode. */
export function createAppTheme({ mode, accent, settings = accent ? { mainColor: accent } : {} }: AppThemeOptions): Theme {
  const colours = themeColours(settings, mode);
  const button = tone(colours.button, colours.buttonInk);
  // Their neighbours or their frame would cover a ring around them.
  const inner = { "&:focus-visible, &.Mui-focusVisible": focusRing(-2) };
  const pointedAt = { "&:hover": { backgroundColor: alpha(colours.buttonText, POINTED_TINT[mode]) } };
  return createTheme({
    colours,
    palette: palette(colours),
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
      // A form that may only be read is read all the same.
      MuiFormLabel: { styleOverrides: { root: { "&.Mui-disabled": { color: colours.muted } } } },
      MuiFormHelperText: { styleOverrides: { root: { "&.Mui-disabled": { color: colours.muted } } } },
      MuiFormControlLabel: { styleOverrides: { label: { "&.Mui-disabled": { color: colours.muted } } } },
      // A field's label floats above its edge, which a dialog's content would cut off.
      MuiDialogContent: { styleOverrides: { root: { ".MuiDialogTitle-root + &": { paddingTop: 8 } } } },
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
            border: `1px solid ${colours.buttonEdge}`,
            "&:hover": { backgroundColor: button.dark },
            "&.Mui-disabled": { borderColor: "transparent" },
          },
          outlinedPrimary: { color: colours.buttonText, borderColor: colours.edgeStrong, ...pointedAt },
          textPrimary: { color: colours.buttonText, ...pointedAt },
        },
      },
      // While it fades away, what lies under a menu or dialog can be pressed again.
      MuiModal: { styleOverrides: { root: ({ ownerState }) => (ownerState.open ? {} : { pointerEvents: "none" }) } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colours.edgeStrong } } },
      // In rem, so that the shape grows with its text.
      // Not broken where its parents break long words.
      MuiAvatar: {
        styleOverrides: {
          colorDefault: ({ theme: { palette } }) => ({
            color: palette.text.primary,
            backgroundColor: `color-mix(in srgb, ${palette.text.primary} 12%, ${palette.background.paper})`,
          }),
        },
      },
      // The default's ground is that of a dark page itself.
      MuiAlert: {
        styleOverrides: {
          root: ({ ownerState: { variant = "standard", severity = "success" }, theme: { palette: tones } }) =>
            variant === "standard"
              ? { backgroundColor: `color-mix(in srgb, ${tones[severity].main} 14%, ${tones.background.paper})` }
              : {},
        },
      },
      MuiBadge: { styleOverrides: { badge: { whiteSpace: "nowrap", overflowWrap: "normal", flexWrap: "nowrap" } } },
      MuiChip: { styleOverrides: { root: { height: "auto", minHeight: "2rem" }, sizeSmall: { minHeight: "1.5rem" } } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
    },
  });
}
