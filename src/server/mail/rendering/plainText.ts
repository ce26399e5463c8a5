import type { Texts } from "../../platform/texts";
import type { MailContent } from "./content";

/** The mail for readers without HTML: the same words, addresses on lines of their own. */
export function plainText(texts: Texts, content: MailContent): string {
  const { language, title, body, button, more, footnote, unsubscribe } = content;
  const parts = [title, body];
  if (button) parts.push(`${button.label}:\n${button.link}`);
  if (more) parts.push(`${more.label}:\n${more.link}`);
  if (footnote) parts.push(footnote);
  if (unsubscribe) parts.push(`--\n${texts.translate(language, "mails.common.unsubscribe")}:\n${unsubscribe}`);
  return `${parts.join("\n\n")}\n`;
}
