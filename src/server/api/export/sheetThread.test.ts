import { buffer } from "node:stream/consumers";
import readWorkbook from "read-excel-file/node";
import { expect, test } from "vitest";
import type { SheetHead, SheetRows } from "./sheetMessages";
import { sheetThread } from "./sheetThread";

const HEAD: SheetHead = {
  title: "Visits",
  headers: ["Name", "Day", "Seen"],
  formats: [undefined, "date", "moment"],
  timeZone: "Europe/Madrid",
};
const ROW = ["Oak", "2026-03-01", "2026-03-01T10:30:00.000Z"] as const;

async function* chunks(count: number, rows = 1_000): AsyncGenerator<SheetRows> {
  for (let chunk = 0; chunk < count; chunk++) yield Array.from({ length: rows }, () => ROW);
}

/** Rows without an end, and whether anybody still wants them. */
function endless() {
  const source = { asked: 0, isEnded: false };
  const rows = (async function* () {
    try {
      for (;;) {
        source.asked += 1;
        yield Array.from({ length: 1_000 }, (_, index) => [`${Math.random()} ${index}`, null, null]);
      }
    } finally {
      source.isEnded = true;
    }
  })();
  return { source, rows };
}

const small = () => buffer(sheetThread(HEAD, chunks(1, 1)));

test("a sheet is whole: every row once, moments as the zone's clocks show them", async () => {
  const [sheet] = await readWorkbook(await buffer(sheetThread(HEAD, chunks(3))));
  expect(sheet?.data).toHaveLength(3_001);
  expect(sheet?.data[3_000]).toEqual(["Oak", new Date("2026-03-01"), new Date("2026-03-01T11:30:00Z")]);
});

test("no more is read than the reader takes", async () => {
  const { source, rows } = endless();
  const bytes = sheetThread(HEAD, rows);
  await bytes.next();
  const { asked } = source;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(source.asked).toBe(asked);
  expect(asked).toBeLessThan(5);
  await bytes.return(undefined);
});

test("readers who leave end their threads and make room for those who wait", async () => {
  const readers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { source, rows } = endless();
      const bytes = sheetThread(HEAD, rows);
      await bytes.next();
      return { source, bytes };
    }),
  );
  let isServed = false;
  const next = small().then((file) => {
    isServed = true;
    return file;
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isServed).toBe(false);
  await readers[0]?.bytes.return(undefined);
  expect(readers.map(({ source }) => source.isEnded)).toEqual([true, false, false]);
  expect((await readWorkbook(await next))[0]?.data).toHaveLength(2);
  await Promise.all(readers.map(({ bytes }) => bytes.return(undefined)));
});

test("what fails in the thread, or before it, is thrown to the reader, and keeps no place", async () => {
  const faulty = async function* () {
    yield [[1n]] as unknown as SheetRows;
  };
  const failing = async function* () {
    yield* chunks(1);
    throw new Error("the database is gone");
  };
  for (let turn = 0; turn < 5; turn++) {
    await expect(buffer(sheetThread(HEAD, faulty()))).rejects.toThrow(TypeError);
    await expect(buffer(sheetThread(HEAD, failing()))).rejects.toThrow("the database is gone");
  }
  expect((await readWorkbook(await small()))[0]?.data).toHaveLength(2);
});
