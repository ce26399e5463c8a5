import type { Language } from "../../../shared/languages";
import type { RichText } from "../../../shared/richText/richTextSchema";
import type { CalendarEvent } from "../calendarFile";

/** What somebody wrote for one mail, with formatting. */
export interface WrittenContent {
  /** Stands in the HTML in place of the template's body. */
  readonly rich: RichText;
  /** An image above the text: absolute, or a path of this server. */
  readonly picture?: string;
  /** Where answers go. @default the community's */
  readonly replyTo?: string;
}

/** What a mail says, from which its HTML and its plain text are made. Kept with the row until it is sent. */
export interface MailContent {
  readonly language: Language;
  readonly title: string;
  /** Paragraphs, an empty line between two. */
  readonly body: string;
  readonly written?: WrittenContent;
  readonly button?: { readonly label: string; readonly link: string };
  /** A link beside what the mail is about. */
  readonly more?: { readonly label: string; readonly link: string };
  readonly footnote?: string;
  /** An appointment for the recipient's own calendar. */
  readonly calendar?: CalendarEvent;
  /** Where answers go, unless what somebody wrote for it says so. @default the space's address for answers */
  readonly replyTo?: string;
  /** Address that says no to further mails. */
  readonly unsubscribe?: string;
  /** Where people reach the product, for a logo that is kept here. */
  readonly address?: string;
}
