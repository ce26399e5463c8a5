import { expect, test } from "vitest";
import { createPlaces } from "./places";

test("lets so many in at once, the others in their order", async () => {
  const enter = createPlaces({ count: 2, longestMs: 60_000 });
  const [first, second] = await Promise.all([enter(), enter()]);
  const order: string[] = [];
  const third = enter().then((leave) => {
    order.push("third");
    return leave;
  });
  const fourth = enter().then((leave) => {
    order.push("fourth");
    return leave;
  });
  expect(order).toEqual([]);
  second();
  // Twice is once: nobody comes in for it.
  second();
  await third;
  expect(order).toEqual(["third"]);
  first();
  await fourth;
  expect(order).toEqual(["third", "fourth"]);
});

test("sends away who waited too long, and keeps no place for them", async () => {
  const enter = createPlaces({ count: 1, longestMs: 20 });
  const leave = await enter();
  await expect(enter()).rejects.toMatchObject({ code: "server.unavailable" });
  leave();
  const again = await enter();
  await expect(enter()).rejects.toMatchObject({ code: "server.unavailable" });
  again();
});
