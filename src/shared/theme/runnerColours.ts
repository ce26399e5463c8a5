import { type Mode, type ThemeSettings, themeColours } from "./themeColours";

export interface RunnerColours {
  readonly mode: Mode;
  readonly accent: string;
  readonly accentInk: string;
  readonly button: string;
  readonly buttonInk: string;
  readonly buttonEdge: string;
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

/** The community's colours on the runner's plain page. */
export function runnerColours(settings: ThemeSettings | null | undefined, mode: Mode): RunnerColours {
  const { page, surface, accent, accentInk, button, buttonInk, text, muted, line, edge, edgeStrong, ...colours } = themeColours(
    settings ?? {},
    mode,
  );
  return {
    mode,
    accent,
    accentInk,
    button,
    buttonInk,
    buttonEdge: colours.buttonEdge,
    page: mode === "light" ? surface : page.from,
    surface,
    text,
    muted,
    line,
    edge,
    edgeStrong,
    error: colours.error,
    success: colours.success,
    warning: colours.warning,
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
