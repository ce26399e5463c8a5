import type { PanelCriterion, PanelCriterionWords } from "../../../contracts/services/panel";
import type { ExtensionRoute, RouteContext } from "../../../server/kit";
import type { JsonObject } from "../../../shared/json";
import { DEFAULT_LANGUAGE } from "../../../shared/languages";
import { requiredObject } from "../../../shared/objectSchema";
import { PANEL_CRITERIA, type PanelCriterionType } from "../shared/criteria";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const text: JsonObject = { type: "string" };
const QUERY = requiredObject({ country: { type: "string", format: "uuid", description: "Id of the country" } });
const ANSWER: JsonObject = {
  type: "array",
  items: requiredObject({
    name: text,
    label: text,
    values: { type: "array", items: requiredObject({ value: text, label: text }) },
  }),
};
const EXAMPLE = [
  {
    name: "GENDER",
    label: "Género",
    values: [
      { value: "M", label: "Hombre" },
      { value: "W", label: "Mujer" },
    ],
  },
];

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
      return { label: context.text(type.textKey), values: values.map((value) => known.get(value) ?? value) };
    }),
  );
}

/** What a study may choose panelists by; a criterion without values in the country is left out. */
export const criteriaRoute: ExtensionRoute = {
  method: "GET",
  url: "/api/panel/criteria",
  summary: "What a study may choose panelists of a country by",
  // Those who see all studies: whoever makes one, and the back office.
  access: { entity: "study", action: "list" },
  schema: { querystring: QUERY },
  describe: () => ({
    headers: ["Accept-Language"],
    examples: { country: EXAMPLE_ID },
    answer: { schema: ANSWER, example: EXAMPLE },
  }),
  handle: async (context, request) => {
    const { country } = request.query as { readonly country: string };
    const criteria = await Promise.all(
      PANEL_CRITERIA.map(async (type) => ({
        name: type.name,
        label: context.text(type.textKey),
        values: await valuesOf(context, type, country),
      })),
    );
    return criteria.filter(({ values }) => values.length > 0);
  },
};
