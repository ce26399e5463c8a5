import type { PanelCell, PanelRequest } from "../../../src/contracts/services/panel";
import { PANEL_CRITERIA } from "../../../src/features/panel/shared/criteria";
import { createRandom } from "../../../src/shared/random";

const AGES = PANEL_CRITERIA[1].values.map(({ value }) => value);

/** Values of a criterion, provinces and regions by code. */
function valuesOf(name: string): readonly string[] {
  const type = PANEL_CRITERIA.find((one) => one.name === name);
  if (type && "values" in type) return type.values.map(({ value }) => value);
  return Array.from({ length: name === "REGION" ? 19 : 52 }, (_, index) => String(index + 1).padStart(2, "0"));
}

const cell = (target: number, chosen: Readonly<Record<string, string>>): PanelCell => ({
  title: Object.values(chosen).join(" "),
  target,
  criteria: Object.entries(chosen).map(([criterion, value]) => ({ criterion, values: [value] })),
});

const table = (name: string): readonly PanelCell[] => valuesOf(name).map((value) => cell(100, { [name]: value }));

/** Twenty cells: of four tables, of one interlocked, or of a table of provinces. */
const TABLES: readonly (readonly PanelCell[])[] = [
  [...table("GENDER"), ...table("AGE"), ...table("EDUCATION"), ...table("OCCUPATION").slice(0, 6)],
  [...AGES.flatMap((age) => ["W", "M"].map((gender) => cell(50, { GENDER: gender, AGE: age }))), ...table("OCCUPATION")],
  [...table("GENDER"), ...table("AGE"), ...table("PROVINCE").slice(0, 12)],
  table("PROVINCE").slice(0, 20),
  [
    ...AGES.slice(0, 5).flatMap((age) =>
      valuesOf("EDUCATION")
        .slice(2)
        .map((education) => cell(20, { AGE: age, EDUCATION: education })),
    ),
  ],
];

/** Five tables, each of one criterion, that of the provinces among them: 74 cells, and tens of thousands of combinations. */
export function marginalRequests(country: string, count: number): readonly PanelRequest[] {
  const names = ["GENDER", "AGE", "EDUCATION", "OCCUPATION", "PROVINCE"];
  return Array.from({ length: count }, (_, index) => ({
    ...{ country, sampleSize: 1_000, incidenceRate: 50, minutes: 10, days: 7, criteria: [], devices: "BOTH" as const },
    cells: names.flatMap((name) =>
      valuesOf(name).map((value, place) => cell(100 + ((place * 37 + index * 11) % 60), { [name]: value })),
    ),
  }));
}

/** All criteria that aren't about areas, and one of these: most values of each, another part every time. */
function criteriaOf(random: () => number): PanelRequest["criteria"] {
  const names = ["GENDER", "AGE", random() < 0.5 ? "REGION" : "PROVINCE", "EDUCATION", "OCCUPATION", "HOUSEHOLD"];
  return names.map((criterion) => {
    const values = valuesOf(criterion);
    const kept = values.filter(() => random() < 0.8);
    return { criterion, values: kept.length > 0 ? kept : values };
  });
}

/** Requests of six criteria and twenty cells, no two alike. */
export function requests(country: string, count: number): readonly PanelRequest[] {
  const random = createRandom(1);
  return Array.from({ length: count }, (_, index) => ({
    country,
    sampleSize: 100 + Math.floor(random() * 2_000),
    incidenceRate: 10 + Math.floor(random() * 90),
    minutes: 10,
    days: 1 + Math.floor(random() * 14),
    criteria: criteriaOf(random),
    cells: TABLES[index % TABLES.length] ?? [],
    devices: (["BOTH", "DESKTOP", "MOBILE"] as const)[index % 3] ?? "BOTH",
  }));
}
