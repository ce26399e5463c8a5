import type { NotificationKind } from "../../../server/kit";

const link = () => "/redeem";

export const COMPLETED: NotificationKind = { name: "redeem.completed", icon: "Redeem", isPopup: true, link };
export const REJECTED: NotificationKind = { name: "redeem.rejected", icon: "Redeem", isPopup: true, link };
/** The period that a member asked to be told of. */
export const OPENED: NotificationKind = { name: "redeem.opened", icon: "Redeem", isPopup: true, link };
