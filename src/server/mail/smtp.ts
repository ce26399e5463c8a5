import type { Transporter } from "nodemailer";
import type { Config } from "../platform/config";
import { oneLine } from "./address";
import { bounceOfStatus } from "./bounceOfStatus";
import { type CalendarEvent, type CalendarParties, calendarFile, calendarMethod } from "./calendarFile";
import type { Bounce, Outcome } from "./outbox/delivery";

export interface Letter {
  /** Makes the mail's own identifier, the same at each attempt: a server that has it already can tell. */
  readonly id: string;
  readonly to: string;
  /** Whose name it carries; the address is that of the configuration. */
  readonly fromName: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly calendar?: CalendarEvent | undefined;
}

export interface Smtp {
  readonly send: (letter: Letter) => Promise<Outcome>;
  readonly close: () => void;
}

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  /** What the server answered to, e.g. `RCPT TO`. */
  readonly command?: string;
  readonly message: string;
}

/** Before there is a mail to speak of. */
const SESSION = /^(CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/;

/** RFC 3463. */
const STATUS = /\b5\.(\d{1,3})\.(\d{1,3})\b/;

/** What a refused recipient says of the address; nothing where it isn't the address that was refused. */
function bounceOf({ command, message, responseCode = 0 }: SmtpError): Bounce | undefined {
  if (!command?.startsWith("RCPT") || responseCode < 500) return undefined;
  const [, subject, detail = ""] = STATUS.exec(message) ?? [];
  return subject === undefined ? "refused" : bounceOfStatus(subject, detail);
}

/**
 * 5xx is the server's last word on this mail. One on the connection or its credentials is not: those are the operator's
 * to put right, and the mail is worth another attempt then.
 */
function outcomeOf(error: SmtpError): Outcome {
  const { code, responseCode, command, message } = error;
  const isOfSession = code === "EAUTH" || SESSION.test(command ?? "");
  const isFinal = responseCode === undefined ? code === "EENVELOPE" || code === "EMESSAGE" : responseCode >= 500;
  const reason = oneLine(message);
  if (!isFinal || isOfSession) return { status: "postponed", reason };
  const bounce = bounceOf(error);
  return { status: "refused", reason, ...(bounce ? { bounce } : {}) };
}

/** Fields that a signature covers: RFC 8058 asks for both of unsubscribing, of which nodemailer signs one unless told. */
const SIGNED =
  "From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post";

export interface SmtpOptions extends Pick<Config, "mailFrom"> {
  readonly smtpUrl: string;
  readonly connections: number;
  /** Absent: mails aren't signed here. */
  readonly dkim: { readonly selector: string; readonly privateKey: string } | undefined;
}

/** As programmes for mail offer it: an entry to accept, and a file. */
function icalEvent(event: CalendarEvent, parties: CalendarParties) {
  return { method: calendarMethod(event, parties), filename: "invite.ics", content: calendarFile(event, parties) };
}

/** A mail server behind a pool of connections. */
export function createSmtp({ smtpUrl, mailFrom, connections, dkim }: SmtpOptions): Smtp {
  const domain = mailFrom.address.split("@")[1] ?? "localhost";
  let opened: Promise<Transporter> | undefined;
  const open = () => {
    // Loaded by the first mail: most starts send none.
    opened ??= import("nodemailer").then(({ createTransport }) =>
      createTransport({
        url: smtpUrl,
        pool: true,
        maxConnections: connections,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: CONNECT_MS,
        dnsTimeout: CONNECT_MS,
        socketTimeout: SILENT_MS,
        // What a mail holds comes from here alone.
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(dkim
          ? { dkim: { domainName: domain, keySelector: dkim.selector, privateKey: dkim.privateKey, headerFieldNames: SIGNED } }
          : {}),
      }),
    );
    return opened;
  };
  return {
    send: async ({ id, to, fromName, replyTo, subject, text, html, headers, calendar }) => {
      const transport = await open();
      const name = oneLine(fromName) || mailFrom.name;
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          // As objects, which are taken as they are: a text would be looked through for several addresses.
          from: { name, address: mailFrom.address },
          to: { name: "", address: to },
          ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
          subject: oneLine(subject),
          text,
          html,
          ...(calendar
            ? { icalEvent: icalEvent(calendar, { organizer: { name, address: mailFrom.address }, attendee: to }) }
            : {}),
          headers: { "Auto-Submitted": "auto-generated", ...headers },
        });
        return { status: "sent" };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    close: () => void opened?.then((transport) => transport.close()).catch(() => undefined),
  };
}
