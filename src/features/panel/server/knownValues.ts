import type { PanelCriterion, PanelRequest } from "../../../contracts/services/panel";
import type { GlobalDb, SpaceDb } from "../../../server/kit";
import { readAgeRange } from "../../../shared/ageRange";
import { AppError, type FieldIssue } from "../../../shared/errors";
import { PANEL_CRITERIA, type PanelCriterionType } from "../shared/criteria";
import { PANEL_ERRORS } from "../shared/errors";
import type { Meaning } from "./feasibility/conditions";

/** Ids of a country's areas by criterion and code. */
export type Areas = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The areas that values may name; no statement where none of the criteria is about areas. */
export async function readAreas(
  db: Pick<GlobalDb, "selectFrom">,
  country: string,
  criteria: readonly PanelCriterion[],
): Promise<Areas> {
  const levels = PANEL_CRITERIA.flatMap((type) =>
    "level" in type && criteria.some(({ criterion }) => criterion === type.name) ? [type.level] : [],
  );
  if (levels.length === 0) return new Map();
  const rows = await db
    .selectFrom("geographicArea")
    .select(["id", "code", "level"])
    .where("country", "=", country)
    .where("level", "in", levels)
    .execute();
  return new Map(
    levels.map((level) => [level, new Map(rows.flatMap((row) => (row.level === level ? [[row.code, row.id]] : [])))]),
  );
}

function isKnown(type: PanelCriterionType, value: string, areas: Areas): boolean {
  return "level" in type ? areas.get(type.name)?.has(value) === true : type.values.some((known) => known.value === value);
}

function issuesOf(criteria: readonly PanelCriterion[], path: string, areas: Areas): readonly FieldIssue[] {
  return criteria.flatMap(({ criterion, values }, index) => {
    const type = PANEL_CRITERIA.find(({ name }) => name === criterion);
    if (!type) return [{ path: `${path}/${index}/criterion`, rule: "enum" }];
    if (values.length === 0) return [{ path: `${path}/${index}/values`, rule: "required" }];
    return values.flatMap((value, place) =>
      isKnown(type, value, areas) || (type.name === "AGE" && readAgeRange(value))
        ? []
        : [{ path: `${path}/${index}/values/${place}`, rule: "enum" }],
    );
  });
}

/** @throws AppError `panel.unknownCriterion` with the paths of all criteria and values that there are not */
export function demandKnown({ criteria, cells }: Pick<PanelRequest, "criteria" | "cells">, areas: Areas): void {
  const faults = [
    ...issuesOf(criteria, "/criteria", areas),
    ...cells.flatMap((cell, index) => (cell.device ? [] : issuesOf(cell.criteria, `/cells/${index}/criteria`, areas))),
  ];
  if (faults.length > 0) throw new AppError(PANEL_ERRORS.unknownCriterion, { faults });
}

/** What the values of a request mean today. */
export async function readMeaning(
  db: Pick<SpaceDb, "selectFrom" | "today">,
  { country, criteria, cells }: Pick<PanelRequest, "country" | "criteria" | "cells">,
): Promise<Meaning> {
  const areas = await readAreas(db, country, [...criteria, ...cells.flatMap((cell) => cell.criteria)]);
  return {
    today: await db.today(),
    areaOf: (criterion, code) => areas.get(criterion)?.get(code) ?? "",
  };
}
