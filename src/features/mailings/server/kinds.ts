import type { MailTemplate, NotificationKind } from "../../../server/kit";

/** What the team wrote, as it is. */
export const MAIL: MailTemplate = { name: "mailing", parts: ["footnote"], values: ["title", "text"] };

/** What people choose by; the mails themselves are those of mailings. */
export const EMAIL: NotificationKind = {
  name: "mailings.email",
  icon: "Mail",
  category: "community",
  channels: { mail: true, isOwnMail: true },
};

/** Leads where the team says: to a path of its own, else to its activity. */
export const ALERT: NotificationKind = {
  name: "mailings.custom",
  icon: "Campaign",
  isPopup: true,
  link: ({ params: { link }, activity }) => {
    if (typeof link === "string") return link;
    return activity?.memberPath === undefined ? undefined : `/activities/${activity.id}/${activity.memberPath}`;
  },
};

/** Of a person's mail in the outbox: however often it is written, one goes out. */
export const mailKey = (deliveryId: string) => `mailings:${deliveryId}`;
