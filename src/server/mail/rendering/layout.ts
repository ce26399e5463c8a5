import { inkOn } from "../../../shared/theme/contrast";
import { GREY, RADIUS } from "../../../shared/theme/tokens";

/** What tells one compiled layout from another: all else is filled in. */
export interface Layout {
  readonly accent: string;
  readonly hasLogo: boolean;
  readonly hasButton: boolean;
  readonly hasMore: boolean;
  readonly hasFootnote: boolean;
  readonly hasUnsubscribe: boolean;
}

/** A part's place in the compiled layout. */
export function slot(name: string): string {
  return `@@${name}@@`;
}

/** No font is fetched: a mail that calls home tells its sender who read it, and when. */
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const QUIET = `color:${GREY[600]};word-break:break-all`;
const SMALL = `font-size="13px" line-height="20px" color="${GREY[600]}" padding="0"`;

function button({ accent }: Layout): string {
  return `
    <mj-button href="${slot("link")}" background-color="${accent}" color="${inkOn(accent)}" align="left" padding="24px 0 8px"
      border-radius="${RADIUS}px" font-size="16px" font-weight="600" line-height="24px" inner-padding="10px 24px">${slot("button")}</mj-button>
    <mj-text ${SMALL}>${slot("hint")}<br /><a style="${QUIET}" href="${slot("link")}">${slot("link")}</a></mj-text>`;
}

/** The one layout of all mails: a column of 560 px on a pale ground, the brand on top, small print below. */
export function layoutSource(layout: Layout): string {
  const { accent, hasLogo, hasButton, hasMore, hasFootnote, hasUnsubscribe } = layout;
  return `
<mjml lang="${slot("language")}" dir="ltr">
  <mj-head>
    <mj-title>${slot("subject")}</mj-title>
    <mj-preview>${slot("preview")}</mj-preview>
    <mj-attributes><mj-all font-family="${FONT}" /></mj-attributes>
  </mj-head>
  <mj-body width="560px" background-color="${GREY[50]}">
    <mj-section padding="24px 24px 16px">
      <mj-column>
        ${
          hasLogo
            ? `<mj-image src="${slot("logo")}" alt="${slot("brand")}" align="left" width="140px" padding="0" />`
            : `<mj-text font-size="20px" font-weight="600" line-height="28px" color="${GREY[900]}" padding="0">${slot("brand")}</mj-text>`
        }
      </mj-column>
    </mj-section>
    <mj-section background-color="#ffffff" border-top="4px solid ${accent}" padding="32px 24px">
      <mj-column>
        <mj-text padding="0 0 12px" font-size="24px" line-height="32px" color="${GREY[900]}">
          <h1 style="margin:0;font-size:24px;line-height:32px;font-weight:650">${slot("title")}</h1>
        </mj-text>
        <mj-text padding="0" font-size="16px" line-height="24px" color="${GREY[800]}">${slot("body")}</mj-text>
        ${hasButton ? button(layout) : ""}
      </mj-column>
    </mj-section>
    <mj-section padding="20px 24px 32px">
      <mj-column>
        ${hasMore ? `<mj-text ${SMALL} padding-bottom="12px"><a style="${QUIET}" href="${slot("moreLink")}">${slot("more")}</a></mj-text>` : ""}
        ${hasFootnote ? `<mj-text ${SMALL}>${slot("footnote")}</mj-text>` : ""}
        ${
          hasUnsubscribe
            ? `<mj-text ${SMALL} padding-top="12px"><a style="${QUIET}" href="${slot("unsubscribe")}">${slot("unsubscribeLabel")}</a></mj-text>`
            : ""
        }
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}
