import { readableOn } from "../../look/contrast";
import { DEFAULT_ACCENT } from "../../look/tokens";
import type { Personalization } from "../personalization";

type Colours = Partial<Pick<Personalization, "mainColor" | "backgroundGradientColor1" | "backgroundGradientColor2">>;

/** The community's gradient, dark enough for white text wherever it lies. */
export function gradientOf(colours: Colours): string {
  const main = colours.mainColor ?? DEFAULT_ACCENT;
  const from = readableOn(colours.backgroundGradientColor1 ?? main, "#ffffff");
  const to = readableOn(colours.backgroundGradientColor2 ?? main, "#ffffff");
  return `linear-gradient(135deg, ${from}, ${to})`;
}
