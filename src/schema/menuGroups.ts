/** Entities that no part of the product stands behind yet: consoles have no screens of them, whoever may call them. */
export const AWAITED = "awaited";

/** Groups of the consoles' menus that have a place and texts; `none` is not in the menu. Schemas may name others. */
export const MENU_GROUPS = [
  "activities",
  "members",
  "conversations",
  "incentives",
  "messages",
  "results",
  "studies",
  "panel",
  "billing",
  "settings",
  "other",
  "none",
  AWAITED,
] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];
