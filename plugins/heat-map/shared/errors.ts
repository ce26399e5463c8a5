import type { ErrorDefinition } from "../../../src/shared/errors";

export const HEAT_MAP_ERRORS = {
  hasPoints: { code: "heatMap.hasPoints", status: 409 },
  tooManyPoints: { code: "heatMap.tooManyPoints", status: 409 },
} as const satisfies Readonly<Record<string, ErrorDefinition>>;
