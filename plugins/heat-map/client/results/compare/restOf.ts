import type { Cell, Density, Marks } from "../../../shared/api/results";
import { shareOf } from "../../../shared/density";
import type { Sign } from "../../../shared/point";
import { SIGNS } from "../../../shared/point";

type Both = Readonly<Record<Sign, Marks>>;

/** Nobody is in both groups, so that people are subtracted as points are. */
function restOfMarks(all: Both, part: Both | undefined, base: number): Both {
  const [positive, negative] = SIGNS.map((sign): Marks => {
    const members = Math.max(0, all[sign].members - (part?.[sign].members ?? 0));
    const points = Math.max(0, all[sign].points - (part?.[sign].points ?? 0));
    return { points, ...shareOf(members, Math.max(base, members)) };
  }) as [Marks, Marks];
  return { POSITIVE: positive, NEGATIVE: negative };
}

function restOfBins(all: Density["bins"], part: Density["bins"]): Density["bins"] {
  const taken = new Map(part.map(([column, row, positive, negative]) => [`${column} ${row}`, [positive, negative] as const]));
  return all.flatMap(([column, row, positive, negative]) => {
    const [fewer, fewerNegative] = taken.get(`${column} ${row}`) ?? [0, 0];
    const bin = [column, row, Math.max(0, positive - fewer), Math.max(0, negative - fewerNegative)] as const;
    return bin[2] + bin[3] > 0 ? [bin] : [];
  });
}

/** Everyone else: the whole without the people of a part of it, on the same grid. */
export function restOf(all: Density, part: Density): Density {
  const base = Math.max(0, all.base - part.base);
  return {
    base,
    total: restOfMarks(all.total, part.total, base),
    grid: all.grid,
    cells: all.cells.map((cell, at): Cell => ({ ...cell, ...restOfMarks(cell, part.cells[at], base) })),
    fine: all.fine,
    bins: restOfBins(all.bins, part.bins),
  };
}
