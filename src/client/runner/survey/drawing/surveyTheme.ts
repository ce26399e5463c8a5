import type { ITheme } from "survey-core";
import { DefaultDarkPanelless, DefaultLightPanelless } from "survey-core/themes";
import type { RunnerColours } from "../../../../shared/theme/runnerColours";
import { FONT_FAMILY } from "../../../../shared/theme/tokens";

/** SurveyJS's variables from the runner's colours, so that the questions and what is around them are one piece. */
export function surveyTheme(colours: RunnerColours): ITheme {
  const base = colours.mode === "dark" ? DefaultDarkPanelless : DefaultLightPanelless;
  return {
    ...base,
    cssVariables: {
      ...base.cssVariables,
      "--sjs2-color-project-brand-600": colours.accent,
      "--sjs2-color-project-brand-700": colours.accent,
      "--sjs2-color-project-brand-400": colours.accent,
      "--sjs2-color-fg-brand-primary": colours.accent,
      "--sjs2-color-fg-brand-on-primary": colours.accentInk,
      "--sjs2-color-utility-body": "transparent",
      "--sjs2-color-utility-surface-survey": "transparent",
      "--sjs2-color-component-panel-default-bg": "transparent",
      "--sjs2-color-bg-basic-primary": colours.surface,
      "--sjs2-color-fg-basic-primary": colours.text,
      "--sjs2-color-fg-basic-secondary": colours.muted,
      "--sjs2-color-border-basic-secondary": colours.line,
      "--sjs2-color-component-question-default-title": colours.text,
      "--sjs2-color-component-question-default-description": colours.muted,
      "--sjs2-color-fg-alert-primary": colours.error,
      "--sjs2-typography-font-family-text": FONT_FAMILY,
      "--sjs2-base-unit-radius": "8px",
      // Grows with the reader's text size.
      "--sjs2-base-unit-font-size": "0.5rem",
      // The column has its own sides; SurveyJS would pull tables out over them.
      "--sjs2-layout-component-panel-content-area-padding-horizontal": "0px",
    },
  };
}
