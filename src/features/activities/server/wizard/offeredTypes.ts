import type { ServerHost, SpaceDb } from "../../../../server/kit";
import type { OfferedType } from "../../shared/api/wizard";

/** The types that new activities of a community may have, without those of plugins that it has disabled. */
export async function offeredTypes(
  db: SpaceDb,
  types: ServerHost["registries"]["activityTypes"],
): Promise<readonly OfferedType[]> {
  const rows = await db.selectFrom("pluginState").select("activityTypes").where("enabled", "=", false).execute();
  const disabled = new Set(rows.flatMap(({ activityTypes }) => activityTypes ?? []));
  return [...types.values()]
    .filter(({ name }) => !disabled.has(name))
    .map(({ name, icon, conversation, sketch }) => ({
      name,
      icon,
      sketch: sketch ?? (conversation ? "conversation" : "form"),
      hasConversation: conversation !== undefined,
    }));
}
