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
] as const;

export type MenuGroup = (typeof MENU_GROUPS)[number];
