import { ACCESS_KEYS } from "../../../schema/accessKeys";

/** Roles that have a console of their own to look at. */
const SHOWN = ACCESS_KEYS.filter((key) => key.includes(":") && key !== "community:USER");

/** The roles that a person may look as; the server enforces the same. */
export function previewKeys(accessKeys: readonly string[]): readonly string[] {
  const hasKey = (key: string) => accessKeys.includes(key);
  const isCommunity = hasKey("community:ADMINISTRATOR") || hasKey("mainAdmin");
  const mayLook = (key: string) =>
    hasKey("backoffice") || (key.startsWith("community:") ? isCommunity : key.startsWith("suite:") && hasKey("suite:SUPERADMIN"));
  return SHOWN.filter(mayLook);
}
