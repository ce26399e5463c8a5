import { expect, test } from "vitest";
import type { RunnerQuestion } from "../../../../src/client/kit/runner";
import { pointsIn } from "../../question/points";
import { answerIssue } from "./answerIssue";
import { boardOf } from "./boardOf";
import { register } from "./index";

const POINT = { id: "a", x: 10.5, y: 20, sign: "POSITIVE", explanation: "why" };

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
  const unexplained = [POINT, { ...POINT, id: "b", explanation: " " }];
  expect(answerIssue({ explanationRequired: true }, unexplained)).toEqual({ key: "heatMap.board.unfinished" });
  expect(answerIssue({ explanationRequired: true }, [POINT])).toBeUndefined();
  expect(answerIssue({ explanationRequired: false }, unexplained)).toBeUndefined();
});

test("an answer lacks the points that are asked for at least, before their explanations", () => {
  const element = { explanationRequired: true, minPoints: 3 };
  expect(answerIssue(element, [{ ...POINT, explanation: "" }])).toEqual({
    key: "heatMap.board.tooFew",
    params: { smart_count: 2 },
  });
});

test("the runner keeps what the question's element says", () => {
  const asked: RunnerQuestion[] = [];
  register({ question: (question) => void asked.push(question) });
  expect(asked.map(({ type }) => type)).toEqual(["heatmap"]);
  expect(asked[0]?.properties).toContain("minPoints");
});
