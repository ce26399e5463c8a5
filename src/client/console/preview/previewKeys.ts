import { ACCESS_KEYS } from "../../../schema/accessKeys";

/** Roles that have a console of their own to look at. */
const SHOWN = ACCESS_KEYS.filter((key) => key.includes(":") && key !== "community:USER");

/** The roles that a person may look as; the server enforces the same. */
export function previewKeys(accessKeys: readonly string[]): readonly string[] {
  const holds = (key: string) => accessKeys.includes(key);
  const isCommunity = holds("community:ADMINISTRATOR") || holds("mainAdmin");
  const mayLook = (key: string) =>
    holds("backoffice") || (key.startsWith("community:") ? isCommunity : key.startsWith("suite:") && holds("suite:SUPERADMIN"));
  return SHOWN.filter(mayLook);
}
