/** A sort of mail: its texts stand under `mails.<name>` of the locales. */
export interface MailTemplate {
  /** Unique, e.g. `resetPassword`. */
  readonly name: string;
  /** What it has beside subject, title and body. The button shows where there is a `link` to go to. */
  readonly parts: readonly ("button" | "footnote")[];
  /** What its texts speak of, beside `brand`, the name of the space. */
  readonly values: readonly string[];
}
