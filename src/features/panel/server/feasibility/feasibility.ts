import type { PanelFeasibility, PanelRequest } from "../../../../contracts/services/panel";
import type { SpaceDb } from "../../../../server/kit";
import { demandKnown, readAreas } from "../knownValues";
import { countPeople } from "./countPeople";
import { maximise } from "./maximise";
import { cellReader, partitionsOf } from "./partitions";
import { completesPerResponse, saturation } from "./response";
import { expectedPart } from "./shortfall";
import { placeCells } from "./tables";

/** A study isn't planned for longer. */
const MOST_DAYS = 60;
/** What the solver may be off by when it means a whole number. */
const NOISE = 1e-6;

const whole = (completes: number) => Math.floor(completes + NOISE);

/** The first of the days at which so many completes are reached. @param whenSaturated completes if the field never ended */
function daysUntil(sampleSize: number, whenSaturated: number): number | null {
  const isReached = (days: number) => whole(whenSaturated * saturation(days)) >= sampleSize;
  if (!isReached(MOST_DAYS)) return null;
  let [tooFew, enough] = [0, MOST_DAYS];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isReached(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/**
 * How many completes a study can reach, and which cells keep it from more. All capacities grow alike with the days in field, so
 * the program is solved once, as if the field never ended.
 *
 * @throws AppError `panel.unknownCriterion`
 */
export async function feasibility(db: SpaceDb, request: PanelRequest): Promise<PanelFeasibility> {
  const { cells, sampleSize } = request;
  const areas = await readAreas(db, request.country, [...request.criteria, ...cells.flatMap(({ criteria }) => criteria)]);
  demandKnown(request, areas);
  const placed = placeCells(
    cells.map(({ target, criteria }) => ({ target, criteria: criteria.map(({ criterion }) => criterion) })),
  );
  const partitions = partitionsOf(cells);
  const meaning = {
    today: await db.today(),
    areaOf: (criterion: string, code: string) => areas.get(criterion)?.get(code) ?? "",
  };
  const cellsOf = cellReader(cells, partitions);
  const groups = await countPeople(db, request, { partitions, meaning });
  const perResponse = completesPerResponse(request);
  const atoms = groups.map(({ combination, people, responses }) => ({
    cells: cellsOf(combination),
    people,
    capacity: responses * perResponse,
  }));
  const { total: best, prices } = await maximise(placed, atoms);
  const reached = saturation(request.days);
  const [capacities, people] = [cells.map(() => 0), cells.map(() => 0)];
  for (const atom of atoms) {
    for (const cell of atom.cells) {
      capacities[cell] = (capacities[cell] ?? 0) + atom.capacity;
      people[cell] = (people[cell] ?? 0) + atom.people;
    }
  }
  const part = expectedPart(
    placed,
    capacities.map((capacity) => capacity * reached),
    best * reached,
  );
  const total = best * part;
  const reachable = whole(total * reached);
  return {
    people: atoms.reduce((all, atom) => all + atom.people, 0),
    reachable,
    isFeasible: reachable >= sampleSize,
    days: daysUntil(sampleSize, total),
    cells: cells.map(({ title, target, criteria }, cell) => ({
      title,
      criteria: criteria.map(({ criterion }) => criterion),
      target,
      people: people[cell] ?? 0,
      reachable: whole((capacities[cell] ?? 0) * reached),
      isBinding: prices[cell]?.isBinding ?? false,
      gain: prices[cell]?.gain ?? 0,
    })),
  };
}
