import type { Language } from "../../shared/languages";
import type { Texts } from "../platform/texts";
import { oneLine } from "./address";
import type { CalendarEvent } from "./calendarFile";
import type { MailContent, WrittenContent } from "./rendering/content";
import type { MailTemplate } from "./templates/mailTemplate";

export interface ComposedMail {
  readonly subject: string;
  readonly content: MailContent;
}

export interface Composition {
  readonly template: string;
  readonly language: Language;
  /** What the template's texts speak of, with `brand`; `link` is the button's address. */
  readonly values: Readonly<Record<string, string>>;
  readonly written?: WrittenContent | undefined;
  readonly calendar?: CalendarEvent | undefined;
  readonly replyTo?: string | undefined;
  readonly unsubscribe?: string | undefined;
  readonly address?: string | undefined;
}

/** A template's texts with what they speak of. @throws Error where there is no such template, or where it lacks a value */
export function compose(
  { texts, templates }: { readonly texts: Texts; readonly templates: ReadonlyMap<string, MailTemplate> },
  { template: name, language, values, written, calendar, replyTo, unsubscribe, address }: Composition,
): ComposedMail {
  const template = templates.get(name);
  if (!template) throw new Error(`there is no mail "${name}"`);
  const missing = template.values.filter((value) => values[value] === undefined);
  if (missing.length > 0) throw new Error(`the mail "${name}" lacks ${missing.join(", ")}`);
  const text = (part: string) => texts.translate(language, `mails.${name}.${part}`, values);
  const { link, moreLink } = values;
  return {
    subject: oneLine(text("subject")),
    content: {
      language,
      title: text("title"),
      body: text("body"),
      ...(written ? { written } : {}),
      ...(calendar ? { calendar } : {}),
      ...(replyTo ? { replyTo } : {}),
      ...(link && template.parts.includes("button") ? { button: { label: text("button"), link } } : {}),
      ...(moreLink && template.parts.includes("more") ? { more: { label: text("more"), link: moreLink } } : {}),
      ...(template.parts.includes("footnote") ? { footnote: text("footnote") } : {}),
      ...(unsubscribe ? { unsubscribe } : {}),
      ...(address ? { address } : {}),
    },
  };
}
