import type { NotificationKind } from "../../../../server/kit";

/** A comment of one's own has won a medal. */
export const MEDAL: NotificationKind = { name: "comments.medal", icon: "EmojiEvents", isPopup: true, channels: { mail: false } };
/** Somebody replied to a comment of one's own. */
export const REPLY: NotificationKind = { name: "comments.reply", icon: "Forum", channels: { mail: true } };
/** What one wrote was sent back. */
export const SENT_BACK: NotificationKind = { name: "comments.sentBack", icon: "Undo", isPopup: true, channels: { mail: true } };
/** The team has hidden what one wrote. */
export const HIDDEN: NotificationKind = { name: "comments.hidden", icon: "VisibilityOff", channels: { mail: false } };
/** To the team: a member has reported a comment. */
export const REPORT: NotificationKind = {
  name: "comments.report",
  icon: "Flag",
  isPopup: true,
  channels: { mail: true },
  readers: ["staff"],
};
