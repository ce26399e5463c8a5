import type { NotificationKind } from "../../../../server/kit";

/** A comment of one's own has won a medal. */
export const MEDAL: NotificationKind = {
  name: "comments.medal",
  icon: "EmojiEvents",
  category: "conversations",
  isPopup: true,
  channels: { mail: false },
};
/** Somebody replied to a comment of one's own. */
export const REPLY: NotificationKind = {
  name: "comments.reply",
  icon: "Forum",
  category: "conversations",
  channels: { mail: true },
};
/** What one wrote was sent back. */
export const SENT_BACK: NotificationKind = {
  name: "comments.sentBack",
  icon: "Undo",
  category: "conversations",
  isPopup: true,
  channels: { mail: true },
};
/** The team has hidden what one wrote. */
export const HIDDEN: NotificationKind = {
  name: "comments.hidden",
  icon: "VisibilityOff",
  category: "conversations",
  channels: { mail: false },
};
/** To the team: a member has reported a comment. */
export const REPORT: NotificationKind = {
  name: "comments.report",
  icon: "Flag",
  category: "conversations",
  isPopup: true,
  channels: { mail: true },
  readers: ["staff"],
};
