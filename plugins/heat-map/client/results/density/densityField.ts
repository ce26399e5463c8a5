import type { Density, Grid } from "../../../shared/api/results";
import type { Sign } from "../../../shared/point";

/** A smooth density over the fine grid, row by row: points for each person who took part. */
export interface DensityField extends Grid {
  readonly values: Float64Array;
}

/** Standard deviation of the kernel as a share of the image's width: about a fingertip on a phone. */
export const BANDWIDTH = 0.028;
/** Beyond this many standard deviations, a kernel is taken as zero. */
const REACH = 3;

/**
 * What a point in each part of a line gives to every part: normal distributions, each summing to 1.
 * Near an end the rest is scaled up, so that no point is lost beyond the edge.
 */
function kernels(length: number, deviation: number): readonly Float64Array[] {
  return Array.from({ length }, (_, middle) => {
    const weights = Float64Array.from({ length }, (_, at) => {
      const distance = Math.abs(at - middle) / deviation;
      return distance > REACH ? 0 : Math.exp(-(distance ** 2) / 2);
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  });
}

/** Adds one line to another, times a factor. */
function addLine(to: Float64Array, from: Float64Array, factor: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + (from[at] ?? 0) * factor;
}

/** Gaussian kernel density of one sign's points. Sums to the points for each person of the base. */
export function densityField({ bins, fine, base }: Pick<Density, "bins" | "fine" | "base">, sign: Sign): DensityField {
  const { columns, rows } = fine;
  const deviation = BANDWIDTH * columns;
  const [across, down] = [kernels(columns, deviation), kernels(rows, deviation)];
  const lines = new Map<number, Float64Array>();
  for (const [column, row, positive, negative] of bins) {
    const points = sign === "POSITIVE" ? positive : negative;
    const kernel = across[column];
    if (points === 0 || !kernel) continue;
    const line = lines.get(row) ?? new Float64Array(columns);
    addLine(line, kernel, points / Math.max(1, base));
    lines.set(row, line);
  }
  const values = new Float64Array(columns * rows);
  for (const [row, line] of lines) {
    for (const [at, weight] of (down[row] ?? []).entries()) {
      if (weight > 0) addLine(values.subarray(at * columns, (at + 1) * columns), line, weight);
    }
  }
  return { columns, rows, values };
}

/** The densest value of all fields: panels and signs that share it can be compared by eye. 0 where there are no points. */
export function densest(fields: readonly DensityField[]): number {
  return fields.reduce((most, { values }) => values.reduce((max, value) => Math.max(max, value), most), 0);
}

/** The density at any place of the image, between the middles of the fine grid's parts. @param x, y 0 to 1 */
export function densityAt({ columns, rows, values }: DensityField, x: number, y: number): number {
  const [left, top] = [x * columns - 0.5, y * rows - 0.5];
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const at = (c: number, r: number) =>
    values[Math.min(Math.max(r, 0), rows - 1) * columns + Math.min(Math.max(c, 0), columns - 1)] ?? 0;
  const [across, down] = [left - column, top - row];
  const upper = at(column, row) * (1 - across) + at(column + 1, row) * across;
  const lower = at(column, row + 1) * (1 - across) + at(column + 1, row + 1) * across;
  return upper * (1 - down) + lower * down;
}
