// `npm run bench:feasibility [panelists]`: how long it takes to tell how many completes a panel of 130,000 can give, on
// PostgreSQL, and how near that is to a simulation that asks its people one by one. Ends with one line of JSON.
import { given, judge, size } from "./bounds.mjs";
import { bundle } from "./bundle.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { runProgram } from "./importTools.mjs";
import { openPlace } from "./place.mjs";

const PANELISTS = Number(given[0] ?? size({ smoke: 2_000, full: 130_000 }));
const CALLS = size({ smoke: 1, full: 100 });

/**
 * "With 6 criteria and 20 quota cells: p95 150 ms; its reachable completes within 5 % of a simulation that draws people one by
 * one." Five tables of one criterion each may take twice as long.
 */
const BOUNDS = {
  "ratios.p95ToTarget": { most: 1 },
  "ratios.marginalP95ToTarget": { most: 1 },
  "figures.furthestFromSimulation": { most: 0.05 },
};

const place = await openPlace("postgres");
try {
  const program = await bundle("scripts/bench/feasibility/measure.ts");
  const { ratios, figures } = JSON.parse(runProgram(place, [...program, String(PANELISTS), String(CALLS)]));
  judge({ ratios, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
