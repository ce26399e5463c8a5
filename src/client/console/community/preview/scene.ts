import { type Mode, type ThemeColours, themeColours } from "../../../../shared/theme/themeColours";
import { COLOUR } from "../theme/contrastIssues";

export type Device = "desktop" | "phone";

/** What a scene is drawn with: the colours that members get from the community's, and its images. */
export interface SceneTheme extends ThemeColours {
  readonly logo: string | null;
  readonly logoPosition: string;
  readonly headerImage: string | null;
  readonly overlayLogo: string | null;
  readonly loginImage: string | null;
}

export interface SceneProps {
  readonly theme: SceneTheme;
  /** The community's. */
  readonly name: string;
  readonly device: Device;
}

type Values = Readonly<Record<string, unknown>>;

function colour(value: unknown): string | null {
  return typeof value === "string" && COLOUR.test(value) ? value : null;
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** The look of a form's values, in the very derivation that members' screens use; a half typed colour counts as none. */
export function sceneTheme(values: Values, mode: Mode): SceneTheme {
  const colours = {
    mainColor: colour(values.mainColor),
    mainColorText: colour(values.mainColorText),
    buttonColor: colour(values.buttonColor),
    textColor: colour(values.textColor),
    backgroundGradientColor1: colour(values.backgroundGradientColor1),
    backgroundGradientColor2: colour(values.backgroundGradientColor2),
  };
  return {
    ...themeColours(colours, mode),
    logo: text(values.logo),
    logoPosition: text(values.mainLogoPosition) ?? "TOP",
    headerImage: text(values.headerImage),
    overlayLogo: text(values.overlayLogo),
    loginImage: text(values.loginImage),
  };
}
