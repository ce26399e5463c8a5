import { type ContrastPair, type ThemeColours, themeContrast } from "../../../../shared/theme/themeContrast";

export const COLOUR = /^#[0-9a-f]{6}$/i;

const COLOURS = ["mainColor", "mainColorText", "textColor", "backgroundGradientColor1", "backgroundGradientColor2"] as const;

/** The colours that texts are read by, where all of them are whole; nobody is told of contrast while typing one. */
function themeColours(values: Readonly<Record<string, unknown>>): ThemeColours | undefined {
  const isWhole = COLOURS.every((name) => typeof values[name] === "string" && COLOUR.test(values[name]));
  return isWhole ? (values as Readonly<Record<string, unknown>> & ThemeColours) : undefined;
}

/** The texts that could not be read well in these colours. */
export function contrastIssues(values: Readonly<Record<string, unknown>>): readonly ContrastPair[] {
  const colours = themeColours(values);
  return colours ? themeContrast(colours).filter(({ isEnough }) => !isEnough) : [];
}
