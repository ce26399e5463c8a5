import { type EntityHook, json } from "../../../server/kit";
import type { Json } from "../../../shared/json";
import type { SegmentCondition } from "../shared/api";

/** Segments name tags by their words: a tag that is called otherwise is so in them, with the same change. */
export const renamedTags: EntityHook = {
  entity: "tag",
  fields: ["name"],
  afterUpdate: async ({ db, before, record }) => {
    const [from, to] = [String(before.name), String(record.name)];
    if (from === to) return;
    const renamed = (condition: SegmentCondition): SegmentCondition => {
      if (condition.kind !== "TAG" || !condition.values?.includes(from)) return condition;
      return { ...condition, values: [...new Set(condition.values.map((value) => (value === from ? to : value)))] };
    };
    const segments = await db.selectFrom("segment").select(["id", "conditions"]).forUpdate().execute();
    for (const { id, conditions } of segments) {
      const all = conditions as unknown as readonly SegmentCondition[];
      const next = all.map(renamed);
      if (next.every((one, at) => one === all[at])) continue;
      await db
        .updateTable("segment")
        .set((eb) => ({ conditions: json(next as unknown as Json), version: eb("version", "+", 1) }))
        .where("id", "=", id)
        .execute();
    }
  },
};
