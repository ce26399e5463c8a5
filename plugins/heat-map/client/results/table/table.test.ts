import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { formulasInCsv, PAYLOADS } from "../../../../../tests/helpers/formulas";
import type { Cell, Density } from "../../../shared/api/results";
import { shareOf } from "../../../shared/density";
import { cellsCsv } from "./cellsCsv";
import { isBlank, sortCells } from "./sortCells";

const BASE = 40;
const marks = (members: number) => ({ points: members * 2, ...shareOf(members, BASE) });

/** A row of parts by how many marked them, with either sign. */
function densityOf(...people: readonly (readonly [positive: number, negative: number])[]): Density {
  const cells = people.map(([positive, negative], column): Cell => {
    return { column, row: 0, POSITIVE: marks(positive), NEGATIVE: marks(negative) };
  });
  const grid = { columns: cells.length, rows: 1 };
  return { base: BASE, total: { POSITIVE: marks(9), NEGATIVE: marks(9) }, grid, cells, fine: grid, bins: [] };
}

const first = densityOf([3, 0], [8, 1], [0, 0], [8, 5]);
const second = densityOf([1, 0], [0, 0], [2, 0], [4, 0]);

describe("parts of the grid", () => {
  test.each([
    [{ by: "place", group: 0, isAscending: true }, [0, 1, 2, 3]],
    [{ by: "place", group: 0, isAscending: false }, [3, 2, 1, 0]],
    [{ by: "POSITIVE", group: 0, isAscending: false }, [1, 3, 0, 2]],
    [{ by: "POSITIVE", group: 0, isAscending: true }, [2, 0, 1, 3]],
    [{ by: "NEGATIVE", group: 0, isAscending: false }, [3, 1, 0, 2]],
    [{ by: "POSITIVE", group: 1, isAscending: false }, [3, 2, 0, 1]],
  ] as const)("are sorted as %j asks for, equal ones as they lie", (order, places) => {
    expect(sortCells([first, second], order)).toEqual(places);
  });

  test("are blank where no group marked them with the signs that are shown", () => {
    const blank = (groups: readonly Density[], signs: Parameters<typeof isBlank>[2]) =>
      [0, 1, 2, 3].filter((at) => isBlank(groups, at, signs));
    expect(blank([first], ["POSITIVE", "NEGATIVE"])).toEqual([2]);
    expect(blank([first, second], ["POSITIVE", "NEGATIVE"])).toEqual([]);
    expect(blank([first], ["NEGATIVE"])).toEqual([0, 2]);
  });
});

test("the table as CSV has a row a part and group, with shares from 0 to 1, and runs nothing in a spreadsheet", () => {
  const heads = Object.fromEntries(
    ["image", "cell", "column", "row", "group", "base", "members", "share", "low", "high", "points"].map((head) => [head, head]),
  ) as unknown as Parameters<typeof cellsCsv>[0]["heads"];
  const content = cellsCsv({
    image: "=1+1",
    groups: [
      { name: "Café; té", tag: "Café; té", density: first },
      { name: "Everyone else", tag: undefined, density: second },
    ],
    labels: { POSITIVE: "I like it", NEGATIVE: "I don't" },
    heads,
    delimiter: ";",
  });
  const rows = parse(content, { bom: true, delimiter: ";", columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(8);
  expect(rows[1]).toEqual({
    ...{ image: "'=1+1", cell: "B1", column: "2", row: "1", group: "Café; té", base: "40" },
    ...{ "I like it: members": "8", "I like it: share": "0.2", "I like it: low": "0.105", "I like it: high": "0.3476" },
    ...{ "I like it: points": "16", "I don't: members": "1", "I don't: share": "0.025" },
    ...{ "I don't: low": "0.0044", "I don't: high": "0.1288", "I don't: points": "2" },
  });
  expect(rows[7]).toMatchObject({ cell: "D1", group: "Everyone else", "I like it: members": "4" });
});

test("no title of the table runs in a spreadsheet, whoever wrote it", () => {
  for (const delimiter of [",", ";"])
    for (const payload of PAYLOADS) {
      const names = ["image", "cell", "column", "row", "group", "base", "members", "share", "low", "high", "points"];
      const heads = Object.fromEntries(names.map((name) => [name, payload])) as unknown as Parameters<
        typeof cellsCsv
      >[0]["heads"];
      const groups = [{ name: payload, tag: payload, density: first }];
      const file = cellsCsv({ image: payload, groups, labels: { POSITIVE: payload, NEGATIVE: payload }, heads, delimiter });
      expect(formulasInCsv(file)).toEqual([]);
    }
});
