import { luminance, readableOn } from "../../../shared/contrast";
import { DEFAULT_ACCENT } from "../../../shared/tokens";
import type { Personalization } from "../personalization";

type Colours = Partial<Pick<Personalization, "mainColor" | "backgroundGradientColor1" | "backgroundGradientColor2">>;

/** Nearly white: a page's ground, nothing to put white text on. */
const PALE = 0.8;

/** The community's gradient, dark enough for white text wherever it lies; from its main colour where it chose none to speak of. */
export function gradientOf(colours: Colours): string {
  const main = colours.mainColor ?? DEFAULT_ACCENT;
  const from = colours.backgroundGradientColor1 ?? main;
  const to = colours.backgroundGradientColor2 ?? main;
  if (luminance(from) > PALE && luminance(to) > PALE) {
    return `linear-gradient(135deg, ${readableOn(main, "#ffffff")}, ${readableOn(main, "#ffffff", 9)})`;
  }
  return `linear-gradient(135deg, ${readableOn(from, "#ffffff")}, ${readableOn(to, "#ffffff")})`;
}
