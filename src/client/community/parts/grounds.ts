import type { Theme } from "@mui/material/styles";
import { cssGradient } from "../../../shared/theme/themeColours";

/** The band of a greeting or a sign-in page, and what is written on it. */
export function heroGround({ colours: brand }: Theme) {
  return {
    background: cssGradient(brand.hero),
    color: brand.heroInk,
    boxShadow: `inset 0 0 0 1px ${brand.heroEdge}`,
  };
}

/** What lies below a screen's cards. */
export function pageGround({ colours: brand }: Theme) {
  return { background: cssGradient(brand.page), color: brand.text };
}

/** The bar on top; what has the focus on it is told by the bar's own ink. */
export function barGround({ colours: brand }: Theme) {
  return {
    backgroundColor: brand.bar,
    color: brand.barInk,
    boxShadow: `inset 0 -1px 0 ${brand.barEdge}`,
    "--focus-ring": brand.barInk,
  };
}
