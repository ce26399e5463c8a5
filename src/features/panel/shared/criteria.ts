/** A value that may be chosen, and the locale key of its label. */
export interface CriterionValue {
  readonly value: string;
  readonly textKey: string;
}

/** People in the household; `isOpenEnded`: so many or more. */
export interface HouseholdSize extends CriterionValue {
  readonly people: number;
  readonly isOpenEnded: boolean;
}

/** Ranges as `readAgeRange` reads them. A study's criteria may name any other, its quotas divide the sample by these. */
export const AGE_BANDS: readonly CriterionValue[] = ["16-24", "25-34", "35-44", "45-54", "55-64", "65+"].map((value) => ({
  value,
  textKey: `panel.ages.${value}`,
}));

export const HOUSEHOLD_SIZES: readonly HouseholdSize[] = ["1", "2", "3", "4", "5+"].map((value) => ({
  value,
  people: Number.parseInt(value, 10),
  isOpenEnded: value.endsWith("+"),
  textKey: `panel.households.${value}`,
}));

/** Words of a panelist's choice field. */
const choices = (field: string, values: readonly string[]): readonly CriterionValue[] =>
  values.map((value) => ({ value, textKey: `entities.panelist.enums.${field}.${value}` }));

/** What a panelist may be asked for. */
export type PanelCriterionType = {
  /** As requests have it. */
  readonly name: string;
  /** Locale key of its label. */
  readonly textKey: string;
} & (
  | { readonly values: readonly CriterionValue[] }
  /** Its values are codes of the country's geographic areas of this level. */
  | { readonly level: "REGION" | "PROVINCE" }
);

/** All criteria that a study may choose panelists by; the enums are those of the entity `panelist`, as a test holds. */
export const PANEL_CRITERIA = [
  { name: "GENDER", textKey: "panel.criteria.GENDER", values: choices("gender", ["M", "W"]) },
  { name: "AGE", textKey: "panel.criteria.AGE", values: AGE_BANDS },
  { name: "REGION", textKey: "panel.criteria.REGION", level: "REGION" },
  { name: "PROVINCE", textKey: "panel.criteria.PROVINCE", level: "PROVINCE" },
  {
    name: "EDUCATION",
    textKey: "panel.criteria.EDUCATION",
    values: choices("education", [
      ...["PRIMARY", "LOWER_SECONDARY", "UPPER_SECONDARY", "VOCATIONAL", "UNIVERSITY", "POSTGRADUATE"],
    ]),
  },
  {
    name: "OCCUPATION",
    textKey: "panel.criteria.OCCUPATION",
    values: choices("occupation", [
      ...["EMPLOYED_FULL_TIME", "EMPLOYED_PART_TIME", "SELF_EMPLOYED", "UNEMPLOYED"],
      ...["STUDENT", "RETIRED", "HOMEMAKER", "UNABLE_TO_WORK"],
    ]),
  },
  { name: "HOUSEHOLD", textKey: "panel.criteria.HOUSEHOLD", values: HOUSEHOLD_SIZES },
] as const satisfies readonly PanelCriterionType[];

export type PanelCriterionName = (typeof PANEL_CRITERIA)[number]["name"];
