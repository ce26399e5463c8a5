import { SvgRegistry } from "survey-core";

/** One of SurveyJS's icons (a timer that we don't show) carries style attributes, which the CSP forbids. */
export function takeStylesFromIcons(): void {
  for (const [name, svg] of Object.entries(SvgRegistry.icons)) {
    if (svg.includes("style=")) SvgRegistry.icons[name] = svg.replace(/\sstyle="[^"]*"/g, "");
  }
}
