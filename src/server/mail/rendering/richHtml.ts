import { escapeHtml } from "../../../shared/escapeHtml";
import type { RichBlock, RichRun, RichText } from "../../../shared/richText/richTextSchema";

const SCHEMES: ReadonlySet<string> = new Set(["https:", "http:", "mailto:"]);

/** An address that a mail's text may lead to; any other scheme stays out. */
function linkAddress(link: string | undefined): string | undefined {
  if (!link || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  return SCHEMES.has(url.protocol) ? url.href : undefined;
}

function runHtml({ text, bold, italic, link }: RichRun): string {
  let html = escapeHtml(text).replaceAll("\n", "<br />");
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  const address = linkAddress(link);
  return address ? `<a href="${escapeHtml(address)}" style="color:inherit;text-decoration:underline">${html}</a>` : html;
}

const runsHtml = (runs: readonly RichRun[]) => runs.map(runHtml).join("");

function blockHtml({ kind, runs = [], items = [] }: RichBlock): string {
  if (kind === "bullets" || kind === "numbers") {
    const tag = kind === "bullets" ? "ul" : "ol";
    const lines = items.map((item) => `<li style="margin:0 0 4px">${runsHtml(item)}</li>`).join("");
    return `<${tag} style="margin:0 0 12px;padding:0 0 0 24px">${lines}</${tag}>`;
  }
  if (kind === "heading") return `<h2 style="margin:20px 0 8px;font-size:18px;line-height:26px">${runsHtml(runs)}</h2>`;
  return `<p style="margin:0 0 12px">${runsHtml(runs) || "&nbsp;"}</p>`;
}

/** Formatted text as a mail's HTML: every tag is written here, and every text is escaped. */
export function richHtml({ blocks }: RichText): string {
  return blocks.map(blockHtml).join("");
}

/** An image as wide as a mail's column, above its text. @param address absolute */
export function pictureHtml(address: string): string {
  const style = "display:block;width:100%;max-width:512px;height:auto;margin:0 0 16px;border:0";
  return `<img src="${escapeHtml(address)}" alt="" width="512" style="${style}" />`;
}
