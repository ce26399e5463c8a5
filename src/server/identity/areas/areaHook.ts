import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import { DEFAULT_LANGUAGE } from "../../../shared/languages";
import type { Tables } from "../../db/generated/tables";
import type { EntityHook } from "../../host/serverHost";
import { provinceFinder, provincesOf } from "./provinces";

type Values = Readonly<Record<string, unknown>>;

/**
 * A member's province is a text, as the person wrote it, and a reference to the area that goes by it. Whoever gives one
 * of the two gets the other: a text its province of the list, or none where no province goes by it; a province its name.
 * Cleared, both are. Where both are given and disagree, the reference counts.
 * @throws AppError `request.invalid` for a reference to what is no province of the community's country
 */
export function areaHook(root: Kysely<Tables>): EntityHook {
  return {
    entity: "member",
    fields: ["province", "provinceArea"],
    completer: async ({ spaceId }) => {
      const provinces = await provincesOf(root, spaceId);
      const find = provinceFinder(provinces);
      const byName = (text: unknown) => (typeof text === "string" ? find(text) : undefined);
      const byText = (values: Values): Values => ({ ...values, provinceArea: byName(values.province)?.id ?? null });
      const byReference = (values: Values): Values => {
        const area = provinces.find(({ id }) => id === values.provinceArea);
        if (!area) throw new AppError("request.invalid", { faults: [{ path: "/provinceArea", rule: "reference" }] });
        return byName(values.province) === area ? values : { ...values, province: area.names[DEFAULT_LANGUAGE] ?? null };
      };
      return (values) => {
        if (values.provinceArea) return byReference(values);
        if (values.province !== undefined) return byText(values);
        return values.provinceArea === null ? { ...values, province: null } : values;
      };
    },
  };
}
