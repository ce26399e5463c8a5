import type { Kysely } from "kysely";
import { newId } from "../../shared/ids";
import type { Language } from "../../shared/languages";
import type { Tables } from "../db/generated/tables";
import { json } from "../db/json";
import { afterCommit, executor } from "../db/transaction";
import type { Texts } from "../platform/texts";
import { demandOneAddress } from "./address";
import type { CalendarEvent } from "./calendarFile";
import { compose } from "./compose";
import type { MailContent, WrittenContent } from "./rendering/content";
import { siteNameOf } from "./rendering/mailTheme";
import type { MailTemplate } from "./templates/mailTemplate";
import type { Unsubscriptions } from "./unsubscribe";

/** The mail for readers without HTML: the same words, addresses on lines of their own. */
function plainText(texts: Texts, content: MailContent): string {
  const { language, title, body, button, more, footnote, unsubscribe } = content;
  const parts = [title, body];
  if (button) parts.push(`${button.label}:\n${button.link}`);
  if (more) parts.push(`${more.label}:\n${more.link}`);
  if (footnote) parts.push(footnote);
  if (unsubscribe) parts.push(`--\n${texts.translate(language, "mails.common.unsubscribe")}:\n${unsubscribe}`);
  return `${parts.join("\n\n")}\n`;
}

/** A mail as its writer knows it: which template, in whose words, to whom. */
export interface OutgoingMail {
  /** One address. */
  readonly to: string;
  readonly language: Language;
  /** Whose branding it carries; absent: the product's own. */
  readonly spaceId: string | undefined;
  readonly accountId?: string;
  /** Name of one of the product's mails, or of an extension's. */
  readonly template: string;
  /** What its texts speak of; `link` is the button's address. */
  readonly values: Readonly<Record<string, string>>;
  /** Formatted text in place of the template's body, which says the same without formatting. */
  readonly written?: WrittenContent;
  /** An appointment that it is about, for the recipient's own calendar. */
  readonly calendar?: CalendarEvent;
  /** Where answers go. @default the space's address for answers */
  readonly replyTo?: string;
  /** Else it can be unsubscribed from. */
  readonly isAboutAccount: boolean;
  /**
   * When it counts among the mails that its recipient may get of the space; null where it never does, e.g. what is
   * somebody's due. One about the account doesn't count. @default now
   */
  readonly countedAt?: Date | null;
  /** It isn't sent before: the end of quiet hours, e.g. @default now */
  readonly notBefore?: Date | undefined;
  /** Of mails with the same word one is sent, however often it is asked for. */
  readonly dedupe?: string;
}

export interface Mailer {
  /**
   * Puts a mail into the outbox, in the caller's transaction where one is open; it is sent after that.
   * @throws AppError `request.invalid` where `to` is not one address; Error where the template lacks a value
   */
  readonly send: (mail: OutgoingMail) => Promise<void>;
}

export interface MailerOptions {
  readonly root: Kysely<Tables>;
  readonly texts: Texts;
  readonly templates: ReadonlyMap<string, MailTemplate>;
  readonly unsubscriptions: Unsubscriptions;
  /** Where people reach the product; nothing where that is not known. */
  readonly address: () => string | undefined;
  /** Told that there is something to send. */
  readonly onMail: () => void;
}

function originOf(link: string | undefined): string | undefined {
  return link && URL.canParse(link) ? new URL(link).origin : undefined;
}

/** RFC 2369 and RFC 8058: the mail programme's own button. */
function unsubscribeHeaders(link: string): Readonly<Record<string, string>> {
  return { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

export function createMailer({ root, texts, templates, unsubscriptions, address, onMail }: MailerOptions): Mailer {
  return {
    send: async ({
      to,
      language,
      spaceId,
      accountId,
      template,
      values,
      written,
      calendar,
      replyTo,
      isAboutAccount,
      countedAt,
      notBefore,
      dedupe,
    }) => {
      const recipient = demandOneAddress(to);
      const base = address() ?? originOf(values.link);
      if (!isAboutAccount && !base) throw new Error(`the mail "${template}" needs PUBLIC_URL, to be unsubscribed from`);
      const unsubscribe = isAboutAccount
        ? undefined
        : `${base}/experienceLabs/unsubscribe/${unsubscriptions.tokenFor(recipient, spaceId ?? null)}`;
      const brand = await siteNameOf(root, spaceId);
      const { subject, content } = compose(
        { texts, templates },
        {
          template,
          language,
          values: { brand, ...values },
          written,
          calendar,
          replyTo,
          unsubscribe,
          address: base,
        },
      );
      const row = await executor(root)
        .insertInto("outbox")
        .values({
          id: newId(),
          channel: "mail",
          spaceId: spaceId ?? null,
          accountId: accountId ?? null,
          recipient,
          subject,
          text: plainText(texts, content),
          content: json(content),
          headers: json(unsubscribe ? unsubscribeHeaders(unsubscribe) : {}),
          template,
          isAboutAccount,
          countedAt: isAboutAccount || !spaceId || countedAt === null ? null : (countedAt ?? new Date()).toISOString(),
          ...(notBefore ? { nextAt: notBefore.toISOString() } : {}),
          dedupe: dedupe ?? null,
        })
        .onConflict((conflict) => conflict.column("dedupe").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (row) afterCommit(onMail);
    },
  };
}
