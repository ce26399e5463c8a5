import type { NotificationKind } from "../../../server/kit";

/** Of the one who has won, at the draw or by a place that was passed on. */
export const WON: NotificationKind = { name: "raffles.won", icon: "Casino", isPopup: true, link: () => "/sorteos" };

/** Of a raffle that the team has cancelled, for those who took part in its activity. */
export const CANCELLED: NotificationKind = { name: "raffles.cancelled", icon: "Casino", link: () => "/sorteos" };
