import { escapeHtml } from "../../../shared/escapeHtml";
import type { Texts } from "../../platform/texts";
import type { MailContent } from "./content";
import { type Layout, layoutSource } from "./layout";
import type { MailTheme } from "./mailTheme";
import { pictureHtml, richHtml } from "./richHtml";

/** Texts are no markup: paragraphs and lines are all that they have of it. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((one) => `<p style="margin:0 0 12px">${escapeHtml(one).replaceAll("\n", "<br />")}</p>`)
    .join("");
}

/** An address that a mail may lead to or show; any other scheme stays out. */
function webAddress(text: string | undefined, base?: string): string | undefined {
  if (!text || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
}

/** What the mail says: the formatted text, where somebody wrote one. */
function bodyHtml({ body, written, address }: MailContent): string {
  if (!written) return paragraphs(body);
  const picture = webAddress(written.picture, address);
  return `${picture ? pictureHtml(picture) : ""}${richHtml(written.rich)}`;
}

const MOST_LAYOUTS = 200;

/** Makes HTML of what mails say, each layout compiled once. */
export function createHtmlRenderer(texts: Texts) {
  const compiled = new Map<string, Promise<string>>();

  async function compile(layout: Layout): Promise<string> {
    // Loaded by the first mail: most starts send none.
    const { default: mjml2html } = await import("mjml");
    const { html } = await mjml2html(layoutSource(layout), { validationLevel: "strict", fonts: {}, ignoreIncludes: true });
    return html;
  }

  function layoutHtml(layout: Layout): Promise<string> {
    const key = JSON.stringify(layout);
    const known = compiled.get(key);
    if (known) return known;
    if (compiled.size >= MOST_LAYOUTS) compiled.clear();
    const html = compile(layout);
    html.catch(() => compiled.delete(key));
    compiled.set(key, html);
    return html;
  }

  return async ({ subject, content, brand }: { subject: string; content: MailContent; brand: MailTheme }): Promise<string> => {
    const { language, title, body, button, more, footnote, unsubscribe, address } = content;
    const logo = webAddress(brand.logo, address);
    const link = webAddress(button?.link);
    const moreLink = webAddress(more?.link);
    const html = await layoutHtml({
      accent: brand.accent,
      hasLogo: logo !== undefined,
      hasButton: link !== undefined,
      hasMore: moreLink !== undefined,
      hasFootnote: footnote !== undefined,
      hasUnsubscribe: unsubscribe !== undefined,
    });
    const t = (key: string) => texts.translate(language, `mails.common.${key}`);
    const filled: Readonly<Record<string, string>> = {
      language,
      subject: escapeHtml(subject),
      preview: escapeHtml(body.split("\n")[0] ?? ""),
      brand: escapeHtml(brand.name),
      logo: escapeHtml(logo ?? ""),
      title: escapeHtml(title),
      body: bodyHtml(content),
      button: escapeHtml(button?.label ?? ""),
      link: escapeHtml(link ?? ""),
      hint: escapeHtml(t("linkHint")),
      more: escapeHtml(more?.label ?? ""),
      moreLink: escapeHtml(moreLink ?? ""),
      footnote: escapeHtml(footnote ?? "").replaceAll("\n", "<br />"),
      unsubscribe: escapeHtml(unsubscribe ?? ""),
      unsubscribeLabel: escapeHtml(t("unsubscribe")),
    };
    // At one go: what was filled in is not looked through for places again.
    return html.replaceAll(/@@(\w+)@@/g, (place, name: string) => filled[name] ?? place);
  };
}

export type RenderHtml = ReturnType<typeof createHtmlRenderer>;
