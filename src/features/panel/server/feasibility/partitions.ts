import type { PanelCriterion } from "../../../../contracts/services/panel";
import { ageSplitter } from "../../../../shared/ageRange";

/** Values of one criterion, in classes: those of a class are asked for by the same cells. */
export interface Partition {
  readonly criterion: string;
  readonly classes: readonly {
    readonly values: readonly string[];
    /** Numbers of the cells' criteria that ask for them, through all cells. */
    readonly asked: ReadonlySet<number>;
  }[];
}

type Cells = readonly { readonly criteria: readonly PanelCriterion[] }[];

/** Ranges of ages may meet from table to table: in parts of them nobody is of two. */
function withSplitAges(asked: readonly PanelCriterion[]): readonly PanelCriterion[] {
  const partsOf = ageSplitter(asked.flatMap(({ criterion, values }) => (criterion === "AGE" ? values : [])));
  return asked.map((one) => (one.criterion === "AGE" ? { ...one, values: one.values.flatMap(partsOf) } : one));
}

/** The classes that the cells' criteria make, e.g. of AGE three where cells ask for 16-24, 25-34 and the other bands. */
export function partitionsOf(cells: Cells): readonly Partition[] {
  const asked = withSplitAges(cells.flatMap(({ criteria }) => criteria));
  const names = [...new Set(asked.map(({ criterion }) => criterion))];
  return names.map((criterion) => {
    const askersOf = (value: string) =>
      asked.flatMap((one, number) => (one.criterion === criterion && one.values.includes(value) ? [number] : []));
    const classes = new Map<string, { values: string[]; asked: ReadonlySet<number> }>();
    for (const value of new Set(asked.flatMap((one) => (one.criterion === criterion ? one.values : [])))) {
      const askers = askersOf(value);
      const same = classes.get(askers.join());
      if (same) same.values.push(value);
      else classes.set(askers.join(), { values: [value], asked: new Set(askers) });
    }
    return { criterion, classes: [...classes.values()] };
  });
}

/**
 * Reads the number of a combination of classes: class by class in digits, the first partition's the lowest; of each, 0
 * is no class, and then they are counted from 1.
 * @returns a function of the number: places of the cells that people of this combination fall in
 */
export function cellReader(cells: Cells, partitions: readonly Partition[]): (combination: number) => readonly number[] {
  /** By number of a criterion: whose it is. */
  const cellOf = cells.flatMap(({ criteria }, cell) => criteria.map(() => cell));
  const free = cells.flatMap(({ criteria }, cell) => (criteria.length === 0 ? [cell] : []));
  return (combination) => {
    const met = new Map<number, number>();
    let rest = combination;
    for (const { classes } of partitions) {
      const digit = rest % (classes.length + 1);
      rest = Math.floor(rest / (classes.length + 1));
      for (const number of classes[digit - 1]?.asked ?? []) {
        const cell = cellOf[number] ?? 0;
        met.set(cell, (met.get(cell) ?? 0) + 1);
      }
    }
    const full = [...met].flatMap(([cell, count]) => (count === cells[cell]?.criteria.length ? [cell] : []));
    return [...free, ...full].sort((one, other) => one - other);
  };
}
