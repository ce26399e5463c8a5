import { type SpaceDb, sql } from "../../../../src/server/kit";
import type { Cell, Density, Grid, Marks } from "../../shared/api/results";
import type { HeatMapImage } from "../../shared/api/schemas";
import { FINE_COLUMNS, gridOf, shareOf } from "../../shared/density";
import type { Sign } from "../../shared/point";
import { SIGNS, signOf } from "../../shared/point";
import { countParticipants, type PointFilter, pointsOf } from "./filter";

/** Column or row of a point; one on the far edge is in the last. */
function part(field: "x" | "y", count: number) {
  return sql<number>`least(floor(${sql.ref(`heatMapPoint.${field}`)} * ${sql.lit(count)} / 100)::int, ${sql.lit(count - 1)})`;
}

interface Counted {
  readonly column: number;
  readonly row: number;
  readonly sentiment: Sign;
  readonly points: number;
}

async function readBins(db: SpaceDb, filter: PointFilter, { columns, rows }: Grid): Promise<readonly Counted[]> {
  const counted = await pointsOf(db, filter)
    .select([part("x", columns).as("column"), part("y", rows).as("row"), "heatMapPoint.sentiment"])
    .select((eb) => eb.fn.countAll<number>().as("points"))
    .groupBy([sql`1`, sql`2`, "heatMapPoint.sentiment"])
    .execute();
  return counted.map((row) => ({ ...row, sentiment: signOf(row.sentiment), points: Number(row.points) }));
}

interface CountedCell extends Counted {
  readonly members: number;
}

async function readCells(db: SpaceDb, filter: PointFilter, { columns, rows }: Grid): Promise<readonly CountedCell[]> {
  const counted = await pointsOf(db, filter)
    .select([part("x", columns).as("column"), part("y", rows).as("row"), "heatMapPoint.sentiment"])
    .select((eb) => [eb.fn.countAll<number>().as("points"), eb.fn.count<number>("heatMapPoint.member").distinct().as("members")])
    .groupBy([sql`1`, sql`2`, "heatMapPoint.sentiment"])
    .execute();
  return counted.map(({ sentiment, points, members, ...row }) => ({
    ...row,
    sentiment: signOf(sentiment),
    points: Number(points),
    members: Number(members),
  }));
}

type Totals = Readonly<Record<Sign, Marks>>;

function marksOf(of: Pick<CountedCell, "points" | "members"> | undefined, base: number): Marks {
  const { points = 0, members = 0 } = of ?? {};
  // Who took part and was taken out since still has points.
  return { points, ...shareOf(members, Math.max(base, members)) };
}

function bothSigns(read: (sign: Sign) => Marks): Totals {
  const [positive, negative] = SIGNS.map(read) as [Marks, Marks];
  return { POSITIVE: positive, NEGATIVE: negative };
}

async function readTotals(db: SpaceDb, filter: PointFilter, base: number): Promise<Totals> {
  const rows = await pointsOf(db, filter)
    .select("heatMapPoint.sentiment")
    .select((eb) => [eb.fn.countAll<number>().as("points"), eb.fn.count<number>("heatMapPoint.member").distinct().as("members")])
    .groupBy("heatMapPoint.sentiment")
    .execute();
  const counted = new Map(rows.map(({ sentiment, ...row }) => [signOf(sentiment), row]));
  return bothSigns((sign) => {
    const { points = 0, members = 0 } = counted.get(sign) ?? {};
    return marksOf({ points: Number(points), members: Number(members) }, base);
  });
}

function allCells({ columns, rows }: Grid, counted: readonly CountedCell[], base: number): readonly Cell[] {
  const key = (column: number, row: number, sign: Sign) => `${column} ${row} ${sign}`;
  const found = new Map(counted.map((cell) => [key(cell.column, cell.row, cell.sentiment), cell]));
  return Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    return { column, row, ...bothSigns((sign) => marksOf(found.get(key(column, row, sign)), base)) };
  });
}

function allBins(counted: readonly Counted[]): Density["bins"] {
  const bins = new Map<string, [number, number, number, number]>();
  for (const { column, row, sentiment, points } of counted) {
    const key = `${column} ${row}`;
    const bin = bins.get(key) ?? [column, row, 0, 0];
    bin[sentiment === "POSITIVE" ? 2 : 3] += points;
    bins.set(key, bin);
  }
  return [...bins.values()];
}

/** Where an image was marked. @param columns of the grid by which people are counted */
export async function readDensity(db: SpaceDb, image: HeatMapImage, filter: PointFilter, columns: number): Promise<Density> {
  const [grid, fine] = [gridOf(columns, image), gridOf(FINE_COLUMNS, image)];
  const base = await countParticipants(db, filter);
  const [total, cells, bins] = await Promise.all([
    readTotals(db, filter, base),
    readCells(db, filter, grid),
    readBins(db, filter, fine),
  ]);
  return { base, total, grid, cells: allCells(grid, cells, base), fine, bins: allBins(bins) };
}
