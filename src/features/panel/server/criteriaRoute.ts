import { panelApi } from "../../../contracts/api/panel";
import type { PanelCriterion, PanelCriterionWords } from "../../../contracts/services/panel";
import { type RouteContext, route } from "../../../server/kit";
import { LEAST_AGE, MOST_AGE, readAgeRange } from "../../../shared/ageRange";
import { DEFAULT_LANGUAGE } from "../../../shared/languages";
import { PANEL_CRITERIA, type PanelCriterionType } from "../shared/criteria";

/** Who reads: their language, and the areas there are. */
type Reader = Pick<RouteContext, "globalDb" | "language" | "text">;

async function areasOf({ globalDb, language }: Reader, country: string, level: string) {
  const rows = await globalDb
    .selectFrom("geographicArea")
    .select(["code", "name"])
    .where("country", "=", country)
    .where("level", "=", level)
    .execute();
  const collator = new Intl.Collator(language);
  return rows
    .map(({ code, name }) => {
      const names = name as Readonly<Record<string, string | undefined>>;
      return { value: code, label: names[language] ?? names[DEFAULT_LANGUAGE] ?? code };
    })
    .sort((a, b) => collator.compare(a.label, b.label));
}

async function valuesOf(context: Reader, type: PanelCriterionType, country: string) {
  if ("level" in type) return areasOf(context, country, type.level);
  return type.values.map(({ value, textKey }) => ({ value, label: context.text(textKey) }));
}

/** A range of ages that isn't one of the bands. */
function ageText({ text }: Pick<Reader, "text">, value: string): string {
  const range = readAgeRange(value);
  if (!range) return value;
  return range.to === undefined ? text("panel.ages.over", { from: range.from }) : text("panel.ages.range", { ...range });
}

/** Criteria in words. A value that isn't known any more stands as it is. */
export function describeCriteria(
  context: Reader,
  country: string,
  criteria: readonly PanelCriterion[],
): Promise<readonly PanelCriterionWords[]> {
  return Promise.all(
    criteria.map(async ({ criterion, values }) => {
      const type = PANEL_CRITERIA.find(({ name }) => name === criterion);
      if (!type) return { label: criterion, values };
      const known = new Map((await valuesOf(context, type, country)).map(({ value, label }) => [value, label]));
      const labelOf = (value: string) => known.get(value) ?? (criterion === "AGE" ? ageText(context, value) : value);
      return { label: context.text(type.textKey), values: values.map(labelOf) };
    }),
  );
}

/** What a study may choose panelists by; a criterion without values in the country is left out. */
export const criteriaRoute = route(panelApi, "GET /api/panel/criteria", {
  // Those who see all studies: whoever makes one, and the back office.
  access: { entity: "study", action: "list" },
  document: { headers: ["Accept-Language"] },
  handle: async (context, { query: { country } }) => {
    const criteria = await Promise.all(
      PANEL_CRITERIA.map(async (type) => ({
        name: type.name,
        label: context.text(type.textKey),
        values: await valuesOf(context, type, country),
        ...(type.name === "AGE" ? { ages: { from: LEAST_AGE, to: MOST_AGE } } : {}),
      })),
    );
    return criteria.filter(({ values }) => values.length > 0);
  },
});
