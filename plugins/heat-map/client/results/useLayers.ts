import { useMemo } from "react";
import type { Sign } from "../../shared/point";
import { SIGNS } from "../../shared/point";
import type { NamedDensity } from "./compare/useGroups";
import { densest, densityField } from "./density/densityField";
import type { Layers } from "./density/paintHeatMap";

interface PaintedGroups {
  /** Of each group, the signs that are shown. */
  readonly layers: readonly Layers[];
  /** One scale for all groups and both signs: the same colour stands for as many points a person everywhere. */
  readonly most: number;
}

/** The densities of the groups, as they are painted. */
export function useLayers(groups: readonly NamedDensity[], signs: readonly Sign[]): PaintedGroups {
  const fields = useMemo(
    () =>
      groups.map(({ density }) => ({
        POSITIVE: densityField(density, "POSITIVE"),
        NEGATIVE: densityField(density, "NEGATIVE"),
      })),
    [groups],
  );
  return useMemo(() => {
    const layers = fields.map((of): Layers => Object.fromEntries(signs.map((sign) => [sign, of[sign]])));
    return {
      layers,
      most: densest(fields.flatMap((of) => SIGNS.filter((sign) => signs.includes(sign)).map((sign) => of[sign]))),
    };
  }, [fields, signs]);
}
