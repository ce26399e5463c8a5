import type { PanelRequest } from "../../../src/contracts/services/panel";
import { feasibility } from "../../../src/features/panel/server/feasibility/feasibility";
import { AGE_BANDS } from "../../../src/features/panel/shared/criteria";
import { boot } from "../../../src/server/boot";
import { createSpaceDb } from "../../../src/server/db/query/spaceDb";
import { features } from "../../../src/server/extensions";
import { readConfig } from "../../../src/server/platform/config";
import { readAgeRange } from "../../../src/shared/ageRange";
import { newId } from "../../../src/shared/ids";
import { createRandom } from "../../../src/shared/random";
import { PEOPLE } from "../panel/people.mjs";
import { type BenchPanelist, READ } from "../panel/readPanel";
import { marginalRequests, requests } from "./requests";
import { simulate } from "./simulate";

const TARGET_MS = 150;
/** One call of so many has five tables of one criterion each, the largest that people ask for: they may take longer. */
const MARGINAL_SHARE = 5;
const MARGINAL_TARGET_MS = 300;
/** Studies that are simulated. */
const ROUNDS = 20;

const round = (value: number) => Math.round(value * 1000) / 1000;
const percentile = (values: readonly number[], share: number) =>
  round([...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What both reckon: profiles with no cells, and one interlocked table. Ages and genders are shares of people. */
const ASKED: readonly { readonly name: string; readonly ages: readonly string[]; readonly hasCells: boolean }[] = [
  { name: "everybody", ages: AGE_BANDS.map(({ value }) => value), hasCells: false },
  { name: "16 to 24", ages: ["16-24"], hasCells: false },
  { name: "65 and over", ages: ["65+"], hasCells: false },
  { name: "gender by age, equal parts", ages: AGE_BANDS.map(({ value }) => value), hasCells: true },
];
const FIELD = { days: 4, incidenceRate: 30 };

const BANDS = AGE_BANDS.map(({ value }) => ({ value, range: readAgeRange(value) }));
const bandOf = (age: number) => BANDS.find(({ range }) => range && age >= range.from && age <= (range.to ?? age))?.value;

/** Completes of a simulated study: all, or, with cells of equal parts, as many as the scarcest allows. */
function completesOf(completes: readonly BenchPanelist[], { ages, hasCells }: (typeof ASKED)[number]): number {
  const fitting = completes.filter(({ age }) => ages.includes(bandOf(age) ?? ""));
  if (!hasCells) return fitting.length;
  const cells = ages.flatMap((band) => (["W", "M"] as const).map((gender) => ({ band, gender })));
  const counts = cells.map(
    ({ band, gender }) => fitting.filter((one) => one.gender === gender && bandOf(one.age) === band).length,
  );
  return Math.min(...counts) * cells.length;
}

function requestOf(country: string, { ages, hasCells }: (typeof ASKED)[number]): PanelRequest {
  const cells = ages.flatMap((age) =>
    ["W", "M"].map((gender) => ({
      title: `${gender} ${age}`,
      target: 10,
      criteria: [
        { criterion: "GENDER", values: [gender] },
        { criterion: "AGE", values: [age] },
      ],
    })),
  );
  const criteria = [{ criterion: "AGE", values: ages }];
  return { country, sampleSize: 100, minutes: 10, devices: "BOTH", criteria, cells: hasCells ? cells : [], ...FIELD };
}

/** Fills the panel of `DATABASE_URL`, measures and prints one line of JSON. */
export async function main([panelists = "", calls = ""]: readonly string[]): Promise<void> {
  const root = process.cwd();
  const server = await boot({ config: readConfig({ LOG_LEVEL: "fatal", ...process.env }), root, features });
  const query = <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
    server.database.query<Row>({ text, values: [...values] });
  await query("delete from panelist");
  await query(PEOPLE, [Number(panelists)]);
  await query("vacuum analyze panelist");
  const [spain] = await query<{ id: string }>("select id from country where code = 'ES'");
  if (!spain) throw new Error("there is no Spain");
  // All that is read is global: any space will do.
  const db = createSpaceDb(server.database, new Set(), newId());

  const count = Number(calls);
  const warmUp = Math.ceil(count / 20);
  const took: number[] = [];
  for (const [index, request] of requests(spain.id, warmUp + count).entries()) {
    const begun = performance.now();
    await feasibility(db, request);
    if (index >= warmUp) took.push(performance.now() - begun);
  }
  const marginal: number[] = [];
  for (const [index, request] of marginalRequests(spain.id, warmUp + Math.ceil(count / MARGINAL_SHARE)).entries()) {
    const begun = performance.now();
    await feasibility(db, request);
    if (index >= warmUp) marginal.push(performance.now() - begun);
  }
  const people = await query<BenchPanelist & Record<string, unknown>>(READ);
  const random = createRandom(2);
  const studies = Array.from({ length: ROUNDS }, () => simulate(people, FIELD, random));
  const estimates = [];
  for (const asked of ASKED) {
    const { reachable } = await feasibility(db, requestOf(spain.id, asked));
    const simulated = mean(studies.map((completes) => completesOf(completes, asked)));
    estimates.push({ name: asked.name, estimated: reachable, simulated: round(simulated), ratio: round(reachable / simulated) });
  }
  await server.close();
  const p95 = percentile(took, 0.95);
  const ratios = {
    p95ToTarget: round(p95 / TARGET_MS),
    marginalP95ToTarget: round(percentile(marginal, 0.95) / MARGINAL_TARGET_MS),
    ...Object.fromEntries(estimates.map(({ name, ratio }) => [name, ratio])),
  };
  const figures = {
    panelists: Number(panelists),
    calls: count,
    p50: percentile(took, 0.5),
    p95,
    slowest: round(Math.max(...took)),
    marginal: { p50: percentile(marginal, 0.5), p95: percentile(marginal, 0.95) },
    estimates,
    furthestFromSimulation: round(Math.max(...estimates.map(({ ratio }) => Math.abs(ratio - 1)))),
  };
  console.log(JSON.stringify({ ratios, figures }));
  process.exit(0);
}
