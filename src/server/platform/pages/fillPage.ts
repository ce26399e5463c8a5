import { directionOf } from "../../../shared/directionOf";
import { escapeHtml } from "../../../shared/escapeHtml";

/** What a page shows before its script has come. */
export interface FirstContent {
  readonly language: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** CSS. */
  readonly style?: string;
  readonly status?: number;
}

/** The script's own place stays out of sight until it has something to show in the first content's stead. */
const ROOT = '<div id="root"></div>';
const HIDDEN_ROOT = '<div id="root" class="rn-waiting"></div>';

/**
 * An entry's HTML with the first content in it.
 * @param nonce of the page's policy, which lets the content's style through
 */
export function fillPage(page: string, { language, title, body, style }: FirstContent, nonce: string): string {
  const direction = directionOf(language) === "rtl" ? ' dir="rtl"' : "";
  const styles = style ? `<style nonce="${nonce}">${style}</style>` : "";
  // As functions: what is put in may hold a `$`.
  return page
    .replace(/<html lang="[^"]*">/, () => `<html lang="${escapeHtml(language)}"${direction}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace("</head>", () => `${styles}</head>`)
    .replace(ROOT, () => `<div id="first">${body}</div>${HIDDEN_ROOT}`);
}
