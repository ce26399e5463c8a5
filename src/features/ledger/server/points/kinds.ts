import type { NotificationKind } from "../../../../server/kit";

const link = () => "/historial";

/** The team has given LABs, with a reason. */
export const CUSTOM: NotificationKind = {
  name: "ledger.custom",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: { mail: false },
  link,
};
/** The team has taken LABs away, with a reason. */
export const CUSTOM_TAKEN: NotificationKind = {
  name: "ledger.customTaken",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: { mail: false },
  link,
};
/** LABs for having taken part in the month before. */
export const STAYED_ACTIVE: NotificationKind = {
  name: "ledger.stayedActive",
  icon: "Redeem",
  category: "rewards",
  isPopup: true,
  channels: { mail: false },
  link,
};
