import { createBaseThemeStyle, createResetVariablesStyle, type Model } from "survey-core";
import { pageNonce } from "../../../theme/pageNonce";

function appendStyle(name: string, text: string): void {
  const known = document.head.querySelector<HTMLStyleElement>(`style[data-runner="${name}"]`);
  const style = known ?? document.createElement("style");
  if (!known) {
    style.dataset.runner = name;
    const nonce = pageNonce();
    if (nonce) style.nonce = nonce;
    document.head.append(style);
  }
  style.textContent = text;
}

/** SurveyJS would render its variables as style elements without a nonce, which the CSP forbids: they are inserted here. */
export function insertThemeStyles(model: Model): void {
  model.generateStylesheet = false;
  appendStyle("base", createBaseThemeStyle());
  model.onAfterRenderSurvey.add((_, { htmlElement }) => appendStyle("reset", createResetVariablesStyle(htmlElement)));
}
