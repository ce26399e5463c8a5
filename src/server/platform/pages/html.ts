import { escapeHtml } from "../../../shared/escapeHtml";

/** Markup of ours; any other text is foreign, and escaped on its way into it. */
export class Html {
  constructor(readonly markup: string) {}
}

type Content = Html | string | number | undefined | false | readonly Html[];

function markupOf(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (Array.isArray(content)) return content.map((part: Html) => part.markup).join("");
  if (content === undefined || content === false) return "";
  return escapeHtml(String(content));
}

/**
 * Markup with foreign texts put in as texts.
 * @example
 * html`<p title="${title}">${text}</p>`
 */
export function html(markup: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(markup.reduce((all, part, place) => all + markupOf(contents[place - 1]) + part));
}

/** Attributes; one that is `true` stands alone, one that is `undefined` or `false` is left out. */
export function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): Html {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== false);
  return new Html(
    given.map(([name, value]) => (value === true ? ` ${name}` : html` ${name}="${String(value)}"`.markup)).join(""),
  );
}
