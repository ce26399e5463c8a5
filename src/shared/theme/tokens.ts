/** The one token set of the four surfaces. Sizes in px. */
export const SPACING = 4;
export const RADIUS = 8;
export const FONT_FAMILY = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
export const FONT_SIZES = { small: 13, body: 14, large: 16, title: 20, heading: 24, display: 32 } as const;
export const MOTION = { fast: 150, calm: 200 } as const;

export const DEFAULT_ACCENT = "#3447d4";

/** Neutral greys, light to dark. */
export const GREY = {
  25: "#fbfbfc",
  50: "#f6f7f9",
  100: "#eceef2",
  200: "#dfe2e8",
  300: "#c7ccd6",
  400: "#9aa2b1",
  500: "#687083",
  600: "#4d5566",
  700: "#373e4d",
  800: "#232936",
  900: "#161a23",
  950: "#0f1219",
} as const;

/** Semantic colours that pass 4.5:1 on the surface of their mode. */
export const SEMANTIC = {
  light: { success: "#12733f", warning: "#8a5300", error: "#b3261e", info: "#1d5fb8" },
  dark: { success: "#5fd394", warning: "#f0b45a", error: "#ff8f87", info: "#85b8ff" },
} as const;

/** Categorical colours of charts: one answer keeps its colour everywhere. Distinguishable in common colour-vision deficiencies. */
export const CATEGORICAL = [
  "#3b5bdb",
  "#e8770f",
  "#0f9d8a",
  "#c2255c",
  "#7048e8",
  "#8a6d00",
  "#1c7ed6",
  "#d6336c",
  "#2f9e44",
  "#868e96",
] as const;

/** The ends of an ordered scale in charts, one hue; all tones between them pass 3:1 on the surface of their mode. */
export const ORDERED = {
  light: { least: "#7486e4", most: "#1f2d8a" },
  dark: { least: "#5b74e8", most: "#ccd5ff" },
} as const;
