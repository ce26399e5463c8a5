/** Headings under which people choose which notifications they get by mail, in this order. */
export const NOTIFICATION_CATEGORIES = ["activities", "conversations", "rewards", "community", "other"] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];
