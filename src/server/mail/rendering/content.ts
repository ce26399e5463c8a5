import type { Language } from "../../../shared/languages";

/** What a mail says, from which its HTML and its plain text are made. Kept with the row until it is sent. */
export interface MailContent {
  readonly language: Language;
  readonly title: string;
  /** Paragraphs, an empty line between two. */
  readonly body: string;
  readonly button?: { readonly label: string; readonly link: string };
  /** A link beside what the mail is about. */
  readonly more?: { readonly label: string; readonly link: string };
  readonly footnote?: string;
  /** Address that says no to further mails. */
  readonly unsubscribe?: string;
  /** Where people reach the product, for a logo that is kept here. */
  readonly address?: string;
}
