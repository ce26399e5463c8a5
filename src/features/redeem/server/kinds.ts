import type { MailTemplate, NotificationKind } from "../../../server/kit";

const link = () => "/redeem";

const ownMail = { mail: true, isOwnMail: true };

export const COMPLETED: NotificationKind = {
  name: "redeem.completed",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: ownMail,
  link,
};
export const REJECTED: NotificationKind = {
  name: "redeem.rejected",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: ownMail,
  link,
};
/** The period that a member asked to be told of. */
export const OPENED: NotificationKind = {
  name: "redeem.opened",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: { mail: true },
  link,
};
/** The team hears of each request. */
export const REQUESTED: NotificationKind = {
  name: "redeem.requested",
  icon: "Redeem",
  category: "rewards",
  channels: ownMail,
  readers: ["staff"],
  isForModerators: true,
  link,
};
/** A card's pool is nearly, or quite, empty. */
export const CODES_LOW: NotificationKind = {
  name: "redeem.codesLow",
  icon: "Redeem",
  category: "rewards",
  channels: { mail: true },
  readers: ["staff"],
  isForModerators: true,
  tellsActor: true,
  link: () => "/redeem?view=codes",
};

export const COMPLETED_MAIL: MailTemplate = { name: "redeemCompleted", parts: ["button", "footnote"], values: ["card"] };
export const REJECTED_MAIL: MailTemplate = { name: "redeemRejected", parts: ["button", "footnote"], values: ["card", "reason"] };
export const REQUESTED_MAIL: MailTemplate = {
  name: "redeemRequested",
  parts: ["button", "footnote"],
  values: ["nickname", "card", "labs"],
};
