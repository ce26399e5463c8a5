import { expect, test } from "vitest";
import { createReducerStore } from "./reducerStore";

test("listeners hear of changes alone, until they stop", () => {
  const store = createReducerStore((count: number, added: number) => count + added, 0);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.read()));
  store.dispatch(2);
  store.dispatch(0);
  store.dispatch(1);
  stop();
  store.dispatch(1);
  expect([heard, store.read()]).toEqual([[2, 3], 4]);
});
