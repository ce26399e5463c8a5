import { type EntityHook, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";

/** No activity begins whose type belongs to a plugin that the community has disabled. */
export const enabledTypes: EntityHook = {
  entity: "activity",
  fields: ["type"],
  beforeCreate: async ({ db, values }) => {
    const disabled = await db
      .selectFrom("pluginState")
      .select("id")
      .where("enabled", "=", false)
      .where(sql<boolean>`${String(values.type)} = any(activity_types)`)
      .executeTakeFirst();
    if (disabled) throw new AppError("plugin.disabled");
    return values;
  },
};
