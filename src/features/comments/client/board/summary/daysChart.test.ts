import { expect, test } from "vitest";
import { columnsOf } from "./DaysChart";

test("each day from the first to the last has a column, and a long time a column a week", () => {
  expect(columnsOf([])).toEqual([]);
  const few = columnsOf([
    { day: "2027-03-27", comments: 2 },
    { day: "2027-03-29", comments: 1 },
  ]);
  expect(few.map(({ day, comments }) => [day, comments])).toEqual([
    ["2027-03-27", 2],
    ["2027-03-28", 0],
    ["2027-03-29", 1],
  ]);
  const many = columnsOf([
    { day: "2027-01-01", comments: 1 },
    { day: "2027-01-07", comments: 1 },
    { day: "2027-04-30", comments: 5 },
  ]);
  expect([many.length, many[0]?.comments, many.at(-1)?.comments]).toEqual([18, 2, 5]);
});
