import { decomposeColor, getContrastRatio, type Theme } from "@mui/material/styles";

const channelsOf = (colour: string) => decomposeColor(colour).values.slice(0, 3).map(Number);
const WORDS = ["#000000", "#ffffff"] as const;

/** The ground of a cell by a share from 0 to 1, and what is legible on it (one of black and white always passes 4.5:1). */
export function heatColours({ palette }: Theme, share: number): { readonly backgroundColor: string; readonly color: string } {
  const low = channelsOf(palette.background.paper);
  const high = channelsOf(palette.primary.main);
  const mixed = low.map((channel, place) => Math.round(channel + ((high[place] ?? channel) - channel) * share));
  const backgroundColor = `rgb(${mixed.join(", ")})`;
  const [dark, light] = WORDS;
  const isDark = getContrastRatio(dark, backgroundColor) >= getContrastRatio(light, backgroundColor);
  return { backgroundColor, color: isDark ? dark : light };
}
