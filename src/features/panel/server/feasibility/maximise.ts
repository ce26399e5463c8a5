import type { LinearProgram, ProgramColumn } from "./linearProgram";
import { solve } from "./solver";
import type { PlacedCell } from "./tables";

/** People who fall in the same cells. */
export interface Atom {
  /** Places of the cells in the list of all. */
  readonly cells: readonly number[];
  /** Completes that they can give. */
  readonly capacity: number;
}

export interface CellPrice {
  /** Whether it is what keeps the whole from more. */
  readonly isBinding: boolean;
  /** Completes of the whole that one more in this cell would bring. */
  readonly gain: number;
}

export interface Maximum {
  /** Completes, not rounded. */
  readonly total: number;
  /** By cell. */
  readonly prices: readonly CellPrice[];
}

/** Prices below are the solver's noise. */
const LEAST_PRICE = 1e-6;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Atoms that can be used, those of the same cells in one: a complete counts in a cell of every table. */
function usableAtoms(cells: readonly PlacedCell[], atoms: readonly Atom[]): readonly Atom[] {
  const tables = new Set(cells.map(({ table }) => table)).size;
  const merged = new Map<string, Atom>();
  for (const atom of atoms) {
    if (atom.cells.length < tables) continue;
    const covered = new Set(atom.cells.map((cell) => cells[cell]?.table)).size;
    if (covered < tables || atom.capacity <= 0) continue;
    const key = atom.cells.join();
    merged.set(key, { cells: atom.cells, capacity: atom.capacity + (merged.get(key)?.capacity ?? 0) });
  }
  return [...merged.values()];
}

/** An atom's cells, table by table. */
function byTable(cells: readonly PlacedCell[], own: readonly number[]): readonly (readonly number[])[] {
  const tables = [...new Set(own.map((cell) => cells[cell]?.table))];
  return tables.map((table) => own.filter((cell) => cells[cell]?.table === table));
}

/**
 * Columns: the total, then what is used of each atom, then, where an atom falls in several cells of a table, what of it
 * counts in each. Rows: what counts in a cell is its share of the total; what counts of an atom is what is used of it.
 */
function programOf(cells: readonly PlacedCell[], atoms: readonly Atom[]): LinearProgram {
  let rows = cells.length;
  const total = { most: undefined, rows: cells.map((_, cell) => cell), values: cells.map(({ share }) => -share) };
  const tables = new Set(cells.map(({ table }) => table)).size;
  const splits: ProgramColumn[] = [];
  const uses = atoms.map(({ cells: own, capacity }) => {
    // It covers every table: as many cells as tables are one in each.
    if (own.length === tables) return { most: capacity, rows: own, values: own.map(() => 1) };
    const [standsIn, values]: [number[], number[]] = [[], []];
    for (const inTable of byTable(cells, own)) {
      const isSplit = inTable.length > 1;
      standsIn.push(isSplit ? rows : (inTable[0] ?? 0));
      values.push(isSplit ? -1 : 1);
      if (!isSplit) continue;
      const row = rows++;
      splits.push(...inTable.map((cell) => ({ most: undefined, rows: [cell, row], values: [1, 1] })));
    }
    return { most: capacity, rows: standsIn, values };
  });
  return { rows, columns: [total, ...uses, ...splits] };
}

/** Where cells are empty nothing can be reached; one alone is worth its part of a whole. */
function withEmptyCells(cells: readonly PlacedCell[], empty: ReadonlySet<number>): Maximum {
  const prices = cells.map(({ share }, cell) => ({
    isBinding: empty.has(cell),
    gain: empty.has(cell) && empty.size === 1 ? 1 / share : 0,
  }));
  return { total: 0, prices };
}

/** Of equals the first. */
function indexOfLargest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? value) ? index : best), 0);
}

/**
 * A cell binds where whoever is added to it helps. Where tables stand in each other's way no cell may be like that, since only
 * those of its people help who aren't in some cell of another table: then it is the cell where people help most on average,
 * and where none does, as it may be in a tie, the scarcest.
 */
function pricesOf(cells: readonly PlacedCell[], atoms: readonly Atom[], atomPrices: readonly number[]): readonly CellPrice[] {
  const own = cells.map(() => ({ capacity: 0, worth: 0, least: Number.POSITIVE_INFINITY }));
  for (const [index, { cells: theirs, capacity }] of atoms.entries()) {
    const price = atomPrices[index] ?? 0;
    for (const cell of theirs) {
      const sums = own[cell];
      if (!sums) continue;
      sums.capacity += capacity;
      sums.worth += capacity * price;
      sums.least = Math.min(sums.least, price);
    }
  }
  const judged = cells.map(({ share }, cell) => {
    const { capacity, worth, least } = own[cell] ?? { capacity: 0, worth: 0, least: 0 };
    return { helps: least > LEAST_PRICE, gain: worth / capacity, scarcity: share / capacity };
  });
  const hasPrice = judged.some(({ gain }) => gain > LEAST_PRICE);
  const foremost = indexOfLargest(judged.map(({ gain, scarcity }) => (hasPrice ? gain : scarcity)));
  const isPlain = judged.some(({ helps }) => helps);
  return judged.map(({ helps, gain }, cell) => {
    const isBinding = isPlain ? helps : cell === foremost;
    return { isBinding, gain: isBinding ? gain : 0 };
  });
}

/**
 * The most completes that can be reached with each table's cells in their proportions: a linear program over the atoms. For
 * one table of cells that don't overlap it is the smallest of capacity / share.
 *
 * @param cells none: the total is the capacity of all
 */
export async function maximise(cells: readonly PlacedCell[], atoms: readonly Atom[]): Promise<Maximum> {
  if (cells.length === 0) return { total: sum(atoms.map(({ capacity }) => capacity)), prices: [] };
  const usable = usableAtoms(cells, atoms);
  const filled = new Set(usable.flatMap((atom) => atom.cells));
  const empty = new Set(cells.flatMap((_, cell) => (filled.has(cell) ? [] : [cell])));
  if (empty.size > 0) return withEmptyCells(cells, empty);
  const { values, prices } = await solve(programOf(cells, usable));
  return { total: values[0] ?? 0, prices: pricesOf(cells, usable, prices.slice(1)) };
}
