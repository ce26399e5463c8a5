import { inkOn, readableOn } from "../../../shared/contrast";
import { DEFAULT_ACCENT, GREY, SEMANTIC } from "../../../shared/tokens";
import type { Mode } from "../../look/theme";

export interface RunnerColours {
  readonly mode: Mode;
  readonly accent: string;
  readonly accentInk: string;
  readonly button: string;
  readonly buttonInk: string;
  readonly page: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** Edges of cards, and of controls (3:1, WCAG 1.4.11). */
  readonly edge: string;
  readonly edgeStrong: string;
  readonly error: string;
  readonly success: string;
  readonly warning: string;
}

interface Look {
  readonly mainColor?: string | null;
  readonly buttonColor?: string | null;
}

/** The community's colours, moved as far as reading asks for. */
export function runnerColours(look: Look | null | undefined, mode: Mode): RunnerColours {
  const isLight = mode === "light";
  const page = isLight ? "#ffffff" : GREY[950];
  const accent = readableOn(look?.mainColor ?? DEFAULT_ACCENT, page);
  // 3:1 is what WCAG asks of a control's edge against the page (1.4.11).
  const button = readableOn(look?.buttonColor ?? accent, page, 3);
  return {
    mode,
    accent,
    accentInk: inkOn(accent),
    button,
    buttonInk: inkOn(button),
    page,
    surface: isLight ? "#ffffff" : GREY[900],
    text: isLight ? GREY[900] : GREY[50],
    muted: isLight ? GREY[600] : GREY[300],
    line: isLight ? GREY[200] : GREY[700],
    edge: isLight ? GREY[300] : GREY[600],
    edgeStrong: GREY[500],
    error: SEMANTIC[mode].error,
    success: SEMANTIC[mode].success,
    warning: SEMANTIC[mode].warning,
  };
}

/** As CSS custom properties `--rn-*`, for the root element's style. */
export function colourVariables(colours: RunnerColours): Record<string, string> {
  const { mode, ...rest } = colours;
  const variables = Object.entries(rest).map(([name, value]) => [
    `--rn-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`,
    value,
  ]);
  return { ...Object.fromEntries(variables), colorScheme: mode };
}
