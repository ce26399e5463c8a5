import type { NotificationKind } from "../notificationKind";

/** Whether somebody gets a kind by mail, by their own choice or else the kind's default. */
export function wantsMail({ channels }: Pick<NotificationKind, "channels">, choice: boolean | undefined): boolean {
  if (!channels) return false;
  return channels.isMandatory === true || (choice ?? channels.mail);
}
