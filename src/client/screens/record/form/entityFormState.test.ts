import { expect, test } from "vitest";
import { type EntityFormAction, type EntityFormValues, reduceForm, startForm } from "./entityFormState";

const begun = startForm({ name: "Ana", seats: 2 });
const failed: EntityFormValues = { ...begun, refused: { "/name": "taken", "/seats/0": "too many" }, failure: "no" };

test.each<[string, EntityFormValues, EntityFormAction, Partial<EntityFormValues>]>([
  [
    "begins without a fault",
    begun,
    { type: "changed", values: { name: "Eva" } },
    { values: { name: "Eva" }, before: begun.before },
  ],
  [
    "forgets what was said of an edited field, and of no other",
    failed,
    { type: "changed", values: { name: "Eva", seats: 2 } },
    { refused: { "/seats/0": "too many" }, failure: "no" },
  ],
  ["forgets all of it at the next try", failed, { type: "submitted" }, { refused: {}, failure: undefined, isSubmitted: true }],
  [
    "keeps what the server says",
    begun,
    { type: "failed", refused: { "/name": "taken" }, failure: "no" },
    { refused: { "/name": "taken" }, failure: "no", values: begun.values },
  ],
  [
    "goes on from another start",
    { ...failed, isSubmitted: true },
    { type: "rebased", before: { name: "Ada" }, values: { name: "Ida" } },
    { before: { name: "Ada" }, values: { name: "Ida" }, refused: {}, failure: undefined, isSubmitted: true },
  ],
])("a form %s", (_, state, action, after) => {
  expect(reduceForm(state, action)).toMatchObject(after);
});
