import type { Kysely } from "kysely";
import type { Tables } from "../db/generated/tables";
import type { Deliver } from "./outbox/delivery";
import type { MailContent } from "./rendering/content";
import { readMailTheme } from "./rendering/mailTheme";
import type { RenderHtml } from "./rendering/renderHtml";
import type { Smtp } from "./smtp";
import type { Suppressions } from "./suppressions";
import type { Unsubscriptions } from "./unsubscribe";

/** Words of their own under `console.outbox.reasons`, rather than a server's answer. */
export const UNSUBSCRIBED = "unsubscribed";
export const SUPPRESSED = "suppressed";

export interface DeliverMailOptions {
  readonly root: Kysely<Tables>;
  readonly unsubscriptions: Unsubscriptions;
  readonly suppressions: Suppressions;
  readonly renderHtml: RenderHtml;
  /** Absent: mails stay here. */
  readonly smtp: Smtp | undefined;
}

/** Sends a mail in the look that its space has now, to who still wants it. */
export function createMailDelivery({ root, unsubscriptions, suppressions, renderHtml, smtp }: DeliverMailOptions): Deliver {
  return async (row) => {
    const { id, recipient, spaceId, text, headers, isAboutAccount } = row;
    const subject = row.subject ?? "";
    const content = row.content as MailContent | null;
    if (!isAboutAccount && (await unsubscriptions.has(recipient, spaceId))) return { status: "refused", reason: UNSUBSCRIBED };
    if (!smtp) return { status: "kept" };
    if (!content) return { status: "refused", reason: "empty" };
    const standing = await suppressions.standingOf(recipient);
    if (standing === "suppressed" && !isAboutAccount) return { status: "refused", reason: SUPPRESSED };
    const theme = await readMailTheme(root, spaceId);
    const outcome = await smtp.send({
      id,
      to: recipient,
      fromName: theme.name,
      replyTo: content.written?.replyTo ?? content.replyTo ?? theme.replyTo,
      subject,
      text: text ?? "",
      html: await renderHtml({ subject, content: content as MailContent, brand: theme }),
      headers: headers as Record<string, string>,
      calendar: content.calendar,
    });
    if (outcome.status === "refused" && outcome.bounce) await suppressions.add(recipient, outcome.bounce);
    if (outcome.status === "sent" && standing !== "unknown") await suppressions.remove(recipient);
    return outcome;
  };
}
