import { attributes, type Html, html, type PageContent } from "../../../../server/kit";
import { directionOf } from "../../../../shared/directionOf";
import { colourVariables, runnerColours } from "../../../../shared/theme/runnerColours";
import type { Theme } from "../presentation/theme";
import type { SurveyPageContext } from "./surveyPageContext";

const PRODUCT = "Sondeo";

/** The runner's colours in one mode, as declarations. */
function declarations(theme: Theme | null, mode: "light" | "dark"): string {
  const colours = runnerColours(theme, mode);
  const { colorScheme, ...variables } = colourVariables(colours);
  const all = { ...variables, "color-scheme": colorScheme ?? mode };
  return Object.entries(all)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}

/** Colours are the community's own `#rrggbb`, checked as they are saved. */
function stylesOf(theme: Theme | null): string {
  const page = "body{background:var(--rn-page)}";
  return `:root{${declarations(theme, "light")}}@media (prefers-color-scheme:dark){:root{${declarations(theme, "dark")}}}${page}`;
}

function brand(theme: Theme | null): Html {
  if (theme?.logo) return html`<img class="rn-logo" src="${theme.logo}" alt="${theme.name}">`;
  return html`<span class="rn-brand">${theme?.name ?? PRODUCT}</span>`;
}

interface Progress {
  readonly current: number;
  readonly total: number;
}

function progressBar({ current, total }: Progress, { text }: SurveyPageContext): Html {
  const bar = attributes({
    class: "rn-progress-plain",
    value: current - 1,
    max: total,
    "aria-label": text("runner.progressLabel"),
  });
  return html`<progress${bar}>${text("runner.progress", { current, total })}</progress>`;
}

/** A language's name in itself. */
function nameOf(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}

function languages({ questionnaire, language, text }: SurveyPageContext, address: (language: string) => string): Html {
  const all = questionnaire.document.languages;
  if (all.length < 2) return html``;
  const links = all.map((one) => {
    const own = attributes({
      href: address(one),
      lang: one,
      dir: directionOf(one),
      hreflang: one,
      "aria-current": one === language ? "true" : undefined,
    });
    return html`<a${own}>${nameOf(one)}</a>`;
  });
  return html`<details class="rn-languages"><summary>${text("common.language")}</summary><nav aria-label="${text("common.language")}">${links}</nav></details>`;
}

interface Screen {
  readonly title: string;
  /** What the page is about. */
  readonly main: Html;
  /** The bar at the bottom. */
  readonly actions?: Html;
  readonly progress?: Progress;
  /** This page in another language. */
  readonly address?: (language: string) => string;
  readonly status?: number;
}

/** A page of the runner as plain HTML: whose it is, how far, what can be done next. */
export function shell(page: SurveyPageContext, { title, main, actions, progress, address, status }: Screen): PageContent {
  const { theme, language } = page;
  const count = progress && html`<span class="rn-count" aria-hidden="true">${progress.current} / ${progress.total}</span>`;
  const tools = html`<div class="rn-tools">${address && languages(page, address)}${count}</div>`;
  const header = html`<header class="rn-header"><div class="rn-header-row">${brand(theme)}${tools}</div>${progress && progressBar(progress, page)}</header>`;
  const footer = actions && html`<footer class="rn-actions"><div class="rn-column rn-actions-row">${actions}</div></footer>`;
  const body = html`<div class="rn">${header}<main class="rn-main"><div class="rn-column">${main}</div></main>${footer}</div>`;
  return {
    language,
    title: `${title} · ${theme?.name ?? PRODUCT}`,
    body: body.markup,
    style: stylesOf(theme),
    ...(status === undefined ? {} : { status }),
  };
}
