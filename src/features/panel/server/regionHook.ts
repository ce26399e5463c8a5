import type { EntityHook } from "../../../server/kit";

/** Whoever gives a panelist a province of the list, and no region, gives the region that the province lies in. */
export const regionHook: EntityHook = {
  entity: "panelist",
  fields: ["provinceArea"],
  completer: async (db) => {
    const provinces = await db.selectFrom("geographicArea").select(["id", "parent"]).where("level", "=", "PROVINCE").execute();
    const regions = new Map(provinces.map(({ id, parent }) => [id, parent]));
    return (values) => {
      const { provinceArea, region } = values;
      const own = typeof provinceArea === "string" && !region ? regions.get(provinceArea) : undefined;
      return own ? { ...values, region: own } : values;
    };
  },
};
