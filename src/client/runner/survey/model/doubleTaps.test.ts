import { Model, type QuestionRatingModel } from "survey-core";
import { afterEach, expect, test, vi } from "vitest";
import { noteTap, passOverDoubleTaps } from "./doubleTaps";

afterEach(() => void vi.useRealTimers());

function rated() {
  vi.useFakeTimers({ toFake: ["performance"] });
  const model = new Model({ elements: [{ type: "rating", name: "stars", rateMax: 5, rateType: "stars" }] });
  passOverDoubleTaps(model);
  return { model, stars: model.getQuestionByName("stars") as QuestionRatingModel };
}

test("a point that is tapped twice at once stays chosen, and a later tap takes it back", () => {
  const { stars } = rated();
  stars.setValueFromClick("4");
  vi.advanceTimersByTime(300);
  stars.setValueFromClick("4");
  expect(stars.value).toBe(4);
  vi.advanceTimersByTime(800);
  stars.setValueFromClick("4");
  expect(stars.isEmpty()).toBe(true);
});

test("so does one whose first tap came by the server's page, changed or not", () => {
  const { model, stars } = rated();
  model.setValue("stars", 4);
  stars.setValueFromClick("4");
  expect(stars.value).toBe(4);
  vi.advanceTimersByTime(5_000);
  noteTap(stars);
  stars.setValueFromClick("4");
  expect(stars.value).toBe(4);
});

test("another point is taken at once", () => {
  const { stars } = rated();
  stars.setValueFromClick("4");
  stars.setValueFromClick("2");
  expect(stars.value).toBe(2);
});
