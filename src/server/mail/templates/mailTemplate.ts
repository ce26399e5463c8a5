/** A sort of mail: its texts stand under `mails.<name>` of the locales. */
export interface MailTemplate {
  /** Unique, e.g. `resetPassword`. */
  readonly name: string;
  /** What it has beside subject, title and body. The button shows where there is a `link` to go to, and `more`, a quieter one, where there is a `moreLink`. */
  readonly parts: readonly ("button" | "footnote" | "more")[];
  /** What its texts speak of, beside `brand`, the name of the space. */
  readonly values: readonly string[];
}
