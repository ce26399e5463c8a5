import { contrastRatio, inkOn, luminance, readableOn } from "./contrast";
import { nearestReadable, TEXT_RATIO } from "./themeContrast";
import { DEFAULT_ACCENT, GREY, SEMANTIC } from "./tokens";

export type Mode = "light" | "dark";

/** The colours that a community chose, `#rrggbb` each; what is missing is the product's own. */
export interface ThemeSettings {
  readonly mainColor?: string | null;
  readonly mainColorText?: string | null;
  readonly buttonColor?: string | null;
  readonly textColor?: string | null;
  readonly backgroundGradientColor1?: string | null;
  readonly backgroundGradientColor2?: string | null;
}

/** From one corner to the other. */
export interface Gradient {
  readonly from: string;
  readonly to: string;
}

/**
 * What a community's screens are drawn with in one mode: its colours, moved as far as reading asks for. Everything
 * that is written reads on `page` and on `surface` alike, each `Ink` on what it is named for (4.5:1); `buttonEdge` and
 * `edgeStrong` stand out from both (3:1). WCAG 2.2, 1.4.3 and 1.4.11.
 */
export interface ThemeColours {
  readonly mode: Mode;
  readonly page: Gradient;
  /** Of cards, menus, dialogs. */
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  /** Links, icons, what is current. */
  readonly accent: string;
  readonly accentInk: string;
  /** The bar on top. */
  readonly bar: string;
  readonly barInk: string;
  /** Below it, where it would run into the page. */
  readonly barEdge: string;
  readonly button: string;
  readonly buttonInk: string;
  /** Around it, so that it stands out whatever its colour is. */
  readonly buttonEdge: string;
  /** Of buttons that are text alone. */
  readonly buttonText: string;
  /** The band of a greeting or of a sign-in page. */
  readonly hero: Gradient;
  readonly heroInk: string;
  /** Around it, where it would run into the page or a card. */
  readonly heroEdge: string;
  readonly line: string;
  /** Of cards. */
  readonly edge: string;
  /** Of controls. */
  readonly edgeStrong: string;
  readonly error: string;
  readonly success: string;
  readonly warning: string;
  readonly info: string;
}

const EDGE_RATIO = 3;
/** How much of the text's colour lies under a button or a row that is pointed at, as in MUI. */
export const POINTED_TINT: Readonly<Record<Mode, number>> = { light: 0.04, dark: 0.08 };
/** Leaves 4.5:1 on that tint. */
const POINTED_RATIO = 5;
/** From here on up a ground is paper: dark text reads on it, and on the white of cards beside it. */
const PALE = 0.55;
const SAMPLES = 32;
/** Two areas side by side are told apart from here on up. */
const APART = 1.25;
/** Channels that are this close make no hue. */
const HUELESS = 24;

function channels(colour: string): readonly number[] {
  const number = Number.parseInt(colour.slice(1, 7), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function mixed({ from, to }: Gradient, share: number): string {
  const [start, end] = [channels(from), channels(to)];
  const parts = start.map((part, index) => Math.round(part + ((end[index] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** The darkest and the lightest colour on the way; between two bright ones there may be a dark one. */
export function extremesOf(gradient: Gradient): readonly [string, string] {
  const steps = Array.from({ length: SAMPLES + 1 }, (_, step) => mixed(gradient, step / SAMPLES));
  const sorted = steps.toSorted((one, other) => luminance(one) - luminance(other));
  return [sorted[0] ?? gradient.from, sorted.at(-1) ?? gradient.to];
}

function isPale(gradient: Gradient): boolean {
  return luminance(extremesOf(gradient)[0]) >= PALE;
}

function isHueless(colour: string): boolean {
  const parts = channels(colour);
  return Math.max(...parts) - Math.min(...parts) < HUELESS;
}

function isApart(areas: readonly string[], grounds: readonly string[]): boolean {
  return areas.every((area) => grounds.every((ground) => contrastRatio(area, ground) >= APART));
}

/** Black or white for text on the colour. */
function inkFor(ground: string): string {
  return nearestReadable(inkOn(ground), [ground]) ?? "#000000";
}

/** The gradient as it was chosen where the ink that was chosen reads on it; else darkened for white. */
function readableHero(gradient: Gradient, ink: string): Pick<ThemeColours, "hero" | "heroInk"> {
  const grounds = extremesOf(gradient);
  if (nearestReadable(ink, grounds, TEXT_RATIO + 0.1) === ink) return { hero: gradient, heroInk: ink };
  const hero = { from: readableOn(gradient.from, "#ffffff"), to: readableOn(gradient.to, "#ffffff") };
  return { hero, heroInk: "#ffffff" };
}

/** From the main colour to a shade further from its ink. */
function mainHero(main: string, ink: string): Pick<ThemeColours, "hero" | "heroInk"> {
  const isDarkInk = luminance(ink) < luminance(main);
  const to = isDarkInk ? mixed({ from: main, to: "#ffffff" }, 0.4) : readableOn(main, "#ffffff", 9);
  return readableHero({ from: main, to }, ink);
}

/** The community's gradient; from its main colour where it chose none, or one that is a page's ground. */
function heroOf(settings: ThemeSettings, main: string, barInk: string): Pick<ThemeColours, "hero" | "heroInk"> {
  const { backgroundGradientColor1: one, backgroundGradientColor2: other } = settings;
  const own = { from: one ?? other ?? main, to: other ?? one ?? main };
  if ((!one && !other) || isPale(own)) return mainHero(main, barInk);
  return readableHero(own, settings.textColor ?? "#ffffff");
}

/** By day a pale gradient lies below everything; any other would take the text's grounds apart. */
function pageOf({ backgroundGradientColor1: from, backgroundGradientColor2: to }: ThemeSettings, mode: Mode): Gradient {
  if (mode === "dark") return { from: GREY[950], to: GREY[950] };
  const own = from && to ? { from, to } : undefined;
  return own && isPale(own) ? own : { from: GREY[50], to: GREY[50] };
}

/**
 * A community's colours for one mode.
 * @example
 * brandColours({ mainColor: "#ffe000", buttonColor: "#ffe000" }, "light").buttonInk; // "#111111"
 */
export function themeColours(settings: ThemeSettings, mode: Mode): ThemeColours {
  const isLight = mode === "light";
  const page = pageOf(settings, mode);
  const surface = isLight ? "#ffffff" : GREY[900];
  // A row that is pointed at is tinted, with its links in it.
  const pointed = mixed({ from: surface, to: isLight ? "#000000" : "#ffffff" }, POINTED_TINT[mode]);
  const grounds = [...extremesOf(page), surface, pointed];
  const readable = (colour: string, ratio?: number) => nearestReadable(colour, grounds, ratio) ?? inkFor(surface);
  // A colour that was chosen for a light ground has no counterpart in the dark.
  const text = isLight ? readable(settings.textColor ?? GREY[900]) : GREY[50];
  // Black or white that gives way to its ground would be the grey of what can't be used.
  const written = (colour: string, ratio?: number) => {
    const found = readable(colour, ratio);
    return found !== colour && isHueless(colour) ? readable(text, ratio) : found;
  };
  const edge = isLight ? GREY[300] : GREY[600];
  const edgeOf = (areas: readonly string[]) => (isApart(areas, grounds) ? "transparent" : edge);
  const main = settings.mainColor ?? DEFAULT_ACCENT;
  const accent = written(main);
  const barInk = nearestReadable(settings.mainColorText ?? inkFor(main), [main]) ?? inkFor(main);
  const button = settings.buttonColor ?? main;
  const band = heroOf(settings, main, barInk);
  const semantic = SEMANTIC[mode];
  return {
    mode,
    page,
    surface,
    text,
    muted: readable(isLight ? GREY[600] : GREY[300]),
    accent,
    accentInk: inkFor(accent),
    bar: main,
    barInk,
    barEdge: edgeOf([main]),
    button,
    buttonInk: inkFor(button),
    buttonEdge: readable(button, EDGE_RATIO),
    buttonText: written(button, POINTED_RATIO),
    ...band,
    heroEdge: edgeOf(extremesOf(band.hero)),
    line: isLight ? GREY[200] : GREY[700],
    edge,
    edgeStrong: readable(GREY[500], EDGE_RATIO),
    error: readable(semantic.error),
    success: readable(semantic.success),
    warning: readable(semantic.warning),
    info: readable(semantic.info),
  };
}

/** As CSS. */
export function cssGradient({ from, to }: Gradient): string {
  return `linear-gradient(135deg, ${from}, ${to})`;
}
