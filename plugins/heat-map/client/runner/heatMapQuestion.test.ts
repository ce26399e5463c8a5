import { expect, test } from "vitest";
import type { RunnerQuestion } from "../../../../src/client/kit/runner";
import { boardOf } from "./boardOf";
import { register } from "./index";
import { pointsIn } from "./pointsIn";

const POINT = { id: "a", x: 10.5, y: 20, sign: "POSITIVE", explanation: "why" };

function registered(): RunnerQuestion {
  const asked: RunnerQuestion[] = [];
  register({ question: (question) => void asked.push(question) });
  const [question] = asked;
  if (!question) throw new Error("nothing registered");
  return question;
}

test("points are read as they were given, and what isn't one is left out", () => {
  expect(pointsIn([POINT, { ...POINT, sign: "MAYBE" }, { id: "b" }, "c", { ...POINT, explanation: undefined } as never])).toEqual(
    [POINT, { ...POINT, explanation: "" }],
  );
  expect(pointsIn(undefined)).toEqual([]);
});

test("the element says what the board is like; without sizes it waits for the picture", () => {
  const element = { image: "/files/1", positiveLabel: "Yes", negativeLabel: "No", maxPositive: 2, explanationRequired: true };
  expect(boardOf(element)).toEqual({
    image: { url: "/files/1", width: null, height: null, alt: "" },
    labels: { POSITIVE: "Yes", NEGATIVE: "No" },
    limits: { maxPositive: 2, maxNegative: 0, explanationRequired: true },
  });
});

test("an answer lacks the explanations that are asked for, and only those", () => {
  const { issue } = registered();
  const unexplained = [POINT, { ...POINT, id: "b", explanation: " " }];
  expect(issue?.({ explanationRequired: true }, unexplained)).toBe("heatMap.board.unfinished");
  expect(issue?.({ explanationRequired: true }, [POINT])).toBeUndefined();
  expect(issue?.({ explanationRequired: false }, unexplained)).toBeUndefined();
});
