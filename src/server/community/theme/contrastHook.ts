import { AppError, type FieldIssue } from "../../../shared/errors";
import { type ContrastPair, type ThemeColours, themeContrast } from "../../../shared/theme/themeContrast";
import type { EntityHook, WrittenRecord } from "../../host/serverHost";

const COLOURS = [
  "mainColor",
  "mainColorText",
  "textColor",
  "backgroundGradientColor1",
  "backgroundGradientColor2",
] as const satisfies readonly (keyof ThemeColours)[];

const DIGITS = 100;

function faultOf({ field, ratio, suggestion }: ContrastPair): FieldIssue {
  // Not rounded up: what falls short never looks as if it were enough.
  const params = { ratio: Math.floor(ratio * DIGITS) / DIGITS };
  const path = `/${field}`;
  return suggestion ? { path, rule: "contrast", params: { ...params, suggestion } } : { path, rule: "contrastGrounds", params };
}

/** @throws AppError `request.invalid` with a fault per text that can't be read */
async function demandContrast({ record }: WrittenRecord): Promise<void> {
  const colours = Object.fromEntries(COLOURS.map((name) => [name, String(record[name])])) as unknown as ThemeColours;
  const faults = themeContrast(colours)
    .filter(({ isEnough }) => !isEnough)
    .map(faultOf);
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/** Texts of a community must be readable on its colours, whichever way these are written (WCAG 2.2, 1.4.3). */
export const contrastHook: EntityHook = {
  entity: "community",
  fields: COLOURS,
  afterCreate: demandContrast,
  afterUpdate: demandContrast,
};
