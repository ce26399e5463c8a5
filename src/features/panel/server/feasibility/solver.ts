import loadHighs, { type Highs } from "highs";
import type { LinearProgram, Optimum } from "./linearProgram";

let loading: Promise<Highs> | undefined;

/** Columns beyond which an interior point is found sooner: of 20,000 in five tables in 0.45 s, by corners in 1.7. */
const LARGE = 6_000;
const BY_CORNERS = { solver: "simplex" } as const;
const INSIDE = { solver: "ipx", run_crossover: "off" } as const;

/** 3.5 MB of WebAssembly: loaded by whoever asks first. */
function solver(): Promise<Highs> {
  loading ??= loadHighs().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function matrixOf({ rows, columns }: LinearProgram) {
  const [starts, indices, values]: number[][] = [[0], [], []];
  for (const column of columns) {
    indices?.push(...column.rows);
    values?.push(...column.values);
    starts?.push(indices?.length ?? 0);
  }
  return {
    format: "csc" as const,
    numRows: rows,
    numCols: columns.length,
    starts: starts ?? [],
    indices: indices ?? [],
    values: values ?? [],
  };
}

/** Solves a program. Of several optima a small one's is at a corner, a large one's in the middle of them. */
export async function solve(program: LinearProgram): Promise<Optimum> {
  const highs = await solver();
  const { rows, columns } = program;
  const nothing = new Float64Array(rows);
  const model = {
    numCols: columns.length,
    numRows: rows,
    sense: highs.constants.objectiveSense.maximize,
    colCost: columns.map((_, index) => (index === 0 ? 1 : 0)),
    colLower: new Float64Array(columns.length),
    colUpper: columns.map(({ most }) => most ?? highs.infinity),
    rowLower: nothing,
    rowUpper: nothing,
    matrix: matrixOf(program),
  };
  return highs.withModel((solving) => {
    // Presolving costs more than it saves: with a few hundred columns in 20 rows 9 ms of 11.
    solving.options.set({ output_flag: false, presolve: "off", ...(columns.length > LARGE ? INSIDE : BY_CORNERS) });
    solving.passModel(model);
    solving.run();
    if (solving.getModelStatus() !== highs.constants.modelStatus.optimal) throw new Error("the program has no optimum");
    const { colValue, colDual } = solving.getSolution();
    const prices = columns.map(({ most }, index) => {
      // Between its bounds a column has no price; near 0 it has that of what is too much of it.
      const isNearMost = most !== undefined && (colValue[index] ?? 0) > most / 2;
      return isNearMost ? Math.abs(colDual[index] ?? 0) : 0;
    });
    return { values: colValue, prices };
  });
}
