import type { Attachment } from "postal-mime";
import { oneLine } from "../address";
import { bounceOfStatus } from "../bounceOfStatus";
import type { Bounce } from "../outbox/delivery";

/** What a mail server, or a reader through it, says of a mail that was sent. */
export type MailFeedback = { readonly mailId: string } & (
  | { readonly kind: "bounce"; readonly bounce: Bounce | undefined; readonly reason: string }
  | { readonly kind: "complaint" }
);

const STATUS = /^5\.(\d{1,3})\.(\d{1,3})\b/;
/** Of a mail that somebody took out of the spam folder. */
const NO_SPAM = "not-spam";
/** As the mailer makes it. */
const MESSAGE_ID = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

function textOf({ content }: Attachment): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

/** Fields of a block of headers (RFC 5322), names in lower case; of several of one name the first. */
function fieldsOf(block: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const [, name, value] = /^([!-9;-~]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value?.trim() ?? "");
  }
  return fields;
}

const blocksOf = (text: string) => text.split(/\r?\n(?:[ \t]*\r?\n)+/).map(fieldsOf);

/** The bounce of a delivery status (RFC 3464): that of its first recipient whom the mail did not reach. */
function readBounce(text: string) {
  const failed = blocksOf(text).find((fields) => fields.get("action")?.toLowerCase() === "failed");
  const status = failed?.get("status") ?? "";
  const [, subject, detail] = STATUS.exec(status) ?? [];
  if (!failed || subject === undefined) return undefined;
  const reason = oneLine(failed.get("diagnostic-code")?.replace(/^\w+;\s*/, "") || status);
  return { kind: "bounce" as const, bounce: bounceOfStatus(subject, detail ?? ""), reason };
}

/**
 * Reads a message that a mail server sends back: a delivery status notification (RFC 3464) for good, or a complaint
 * (RFC 5965). Undefined for any other message, and for one about a mail that isn't from here.
 */
export async function parseFeedback(raw: Uint8Array): Promise<MailFeedback | undefined> {
  // Loaded by the first message: most servers get none.
  const { default: PostalMime } = await import("postal-mime");
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const part = (...types: readonly string[]) => {
    const found = attachments.find(({ mimeType }) => types.includes(mimeType));
    return found && textOf(found);
  };
  const [original] = blocksOf(part("message/rfc822", "text/rfc822-headers", "message/rfc822-headers") ?? "");
  const mailId = MESSAGE_ID.exec(original?.get("message-id") ?? "")?.[1]?.toLowerCase();
  if (mailId === undefined) return undefined;
  const report = part("message/feedback-report");
  if (report !== undefined) {
    const isComplaint = blocksOf(report).some((fields) => (fields.get("feedback-type") ?? NO_SPAM).toLowerCase() !== NO_SPAM);
    return isComplaint ? { mailId, kind: "complaint" } : undefined;
  }
  const bounce = readBounce(part("message/delivery-status", "message/global-delivery-status") ?? "");
  return bounce && { mailId, ...bounce };
}
