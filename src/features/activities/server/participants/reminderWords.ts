import type { HostTools, MailTemplate, NotificationKind, SpaceDb } from "../../../../server/kit";

export const REMINDER: NotificationKind = {
  name: "activity.reminder",
  icon: "Schedule",
  category: "activities",
  channels: { mail: true, isOwnMail: true },
};

export const REMINDER_MAIL: MailTemplate = {
  name: "activityReminder",
  parts: ["button", "footnote"],
  values: ["activity", "excerpt"],
};

const LONGEST_EXCERPT = 300;

/** The beginning of a description, up to the end of a word. */
export function excerptOf(description: string): string {
  const text = description.trim();
  if (text.length <= LONGEST_EXCERPT) return text;
  const cut = text.slice(0, LONGEST_EXCERPT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST_EXCERPT / 2)).trimEnd()}…`;
}

interface ReminderMail {
  readonly activity: { readonly id: string; readonly title: string; readonly description: string };
  /** Segment of its member's screen. */
  readonly path: string;
  readonly email: string;
  /** From when the member may be mailed. */
  readonly notBefore: Date | undefined;
}

/** Puts a reminder into the outbox; members may unsubscribe from them. */
export async function mailReminder(
  db: SpaceDb,
  { mail }: Pick<HostTools, "mail">,
  { activity: { id, title, description }, path, email, notBefore }: ReminderMail,
): Promise<void> {
  await mail(db, {
    to: email,
    template: REMINDER_MAIL.name,
    values: { activity: title, excerpt: excerptOf(description) },
    path: `/activities/${id}/${path}`,
    isAboutAccount: false,
    ...(notBefore ? { notBefore, countedAt: notBefore } : {}),
  });
}
