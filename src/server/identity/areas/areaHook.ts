import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { DEFAULT_LANGUAGE } from "../../../shared/languages";
import type { Tables } from "../../db/generated/tables";
import type { EntityHook } from "../../host/serverHost";
import { provinceFinder, provincesOf } from "./provinces";

/** Provinces that a fault spells out: as many as most countries have. */
const MOST_NAMED = 60;

/**
 * A member's province is a text, as the person wrote it, and a reference to the area that goes by it. Whoever gives one
 * of the two gets the other: a text its province of the community's country, or none where no province goes by it; a
 * province its name. Cleared, both are. Whoever gives both gets what was given.
 * @throws AppError `request.invalid` for a reference to an area that is no province
 */
export function areaHook(root: Kysely<Tables>): EntityHook {
  return {
    entity: "member",
    fields: ["province", "provinceArea"],
    imports: {
      // Whoever loads many doesn't see each: a misspelt province would be in no quota and no filter.
      checker: async ({ spaceId }) => {
        const provinces = await provincesOf(root, spaceId);
        const find = provinceFinder(provinces);
        const own = provinces.filter(({ isOwn }) => isOwn);
        const names = own.map(({ names: one }) => one[DEFAULT_LANGUAGE] ?? "").sort((one, other) => one.localeCompare(other));
        const choices = `${names.slice(0, MOST_NAMED).join("; ")}${names.length > MOST_NAMED ? "…" : ""}`;
        return ({ province }) =>
          own.length === 0 || typeof province !== "string" || find(province)
            ? []
            : [{ path: "/province", rule: "unknownProvince", params: { value: province, choices } }];
      },
    },
    completer: async ({ spaceId }) => {
      const provinces = await provincesOf(root, spaceId);
      const find = provinceFinder(provinces);
      const areaOf = (text: unknown) => (typeof text === "string" ? find(text)?.id : undefined) ?? null;
      const nameOf = (area: unknown) => {
        const province = provinces.find(({ id }) => id === area);
        if (!province) throw new AppError("request.invalid", { faults: [{ path: "/provinceArea", rule: "reference" }] });
        return province.names[DEFAULT_LANGUAGE] ?? null;
      };
      return (values) => {
        const { province, provinceArea } = values;
        if (provinceArea) {
          const name = nameOf(provinceArea);
          return province ? values : { ...values, province: name };
        }
        if (province) return { ...values, provinceArea: areaOf(province) };
        // An import calls this for rows that give neither, too.
        const isCleared = province !== undefined || provinceArea !== undefined;
        return isCleared ? { ...values, province: null, provinceArea: null } : values;
      };
    },
  };
}
