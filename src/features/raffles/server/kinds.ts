import type { NotificationKind } from "../../../server/kit";

/** Of the one who has won, at the draw or by a place that was passed on. */
export const WON: NotificationKind = {
  name: "raffles.won",
  icon: "Casino",
  category: "rewards",
  isPopup: true,
  channels: { mail: true, isMandatory: true },
  link: () => "/sorteos",
};

/** Of a raffle that is drawn, for those who took part and have not won. */
export const LOST: NotificationKind = {
  name: "raffles.lost",
  icon: "Casino",
  category: "rewards",
  channels: { mail: false },
  link: () => "/sorteos",
};

/** Of a raffle that the team has cancelled, for those who took part in its activity. */
export const CANCELLED: NotificationKind = {
  name: "raffles.cancelled",
  icon: "Casino",
  category: "rewards",
  channels: { mail: false },
  link: () => "/sorteos",
};
