import { expect, test } from "vitest";
import { draftOf, faultOf, moved, newPart, settingsOf } from "./draft";

const titled = (title: string) => ({ ...newPart(), title });

test("a part wants a title of its own", () => {
  const draft = draftOf({ settings: null });
  expect(faultOf(draft)).toBe("task.noTitle");
  expect(faultOf({ ...draft, parts: [] })).toBe("task.errors.noParts");
  expect(faultOf({ ...draft, parts: [titled("A"), titled(" A")] })).toBe("task.repeated");
  expect(faultOf({ ...draft, parts: [titled("A"), titled("B")] })).toBeUndefined();
});

test("parts move one place, and what is saved has nothing of the editor", () => {
  const parts = [titled("A"), titled("B"), titled("C")];
  expect(moved(parts, 2, -1).map(({ title }) => title)).toEqual(["A", "C", "B"]);
  const { parts: saved } = settingsOf({ othersVisible: "ALWAYS", parts });
  expect(saved[0]).toEqual({ title: "A", description: "", kind: "TEXT", isRequired: true, minWords: null });
});
