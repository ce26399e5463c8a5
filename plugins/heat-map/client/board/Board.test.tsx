import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Point } from "../../shared/api/schemas";
import { Board } from "./Board";
import type { BoardProps } from "./boardProps";
import { percentIn } from "./PlaceFields";

const POINTS: readonly Point[] = [
  { id: "a", x: 10, y: 20, sign: "POSITIVE", explanation: "Nice <b>" },
  { id: "b", x: 90, y: 80, sign: "NEGATIVE", explanation: "" },
];

const t: BoardProps["t"] = (key, options = {}) => [key.replace("heatMap.board.", ""), ...Object.values(options)].join(" ");
const nothing = () => undefined;

function drawn(props: Partial<BoardProps> = {}): string {
  return renderToStaticMarkup(
    <Board
      image={{ url: "/files/1", width: 800, height: 400, alt: "A shelf" }}
      points={POINTS}
      labels={{ POSITIVE: "I like it", NEGATIVE: "I don't" }}
      limits={{ maxPositive: 3, maxNegative: 1, explanationRequired: true }}
      isReadOnly={false}
      onPlace={nothing}
      onChange={nothing}
      onRemove={nothing}
      t={t}
      {...props}
    />,
  );
}

test("points stand where they are in percent, and are named by number, sign and place", () => {
  const markup = drawn();
  expect(markup).toMatch(
    /data-point="a"[^>]*style="left:10%;top:20%"[^>]*aria-label="pointName 1 I like it place places.topLeft 10 20"/,
  );
  expect(markup).toMatch(/data-point="b"[^>]*style="left:90%;top:80%"/);
});

test("the frame keeps the image's room before it is there", () => {
  expect(drawn()).toContain("--hm-ratio:2");
});

test("a point without the explanation that is asked for is marked on the image and in the list", () => {
  expect(drawn()).toMatch(/aria-label="pointName 2 [^"]* unexplained"/);
  expect(drawn({ limits: { maxPositive: 3, maxNegative: 1, explanationRequired: false } })).not.toContain("unexplained");
});

test("the signs say how many are left, and a sign that nobody may give isn't offered", () => {
  expect([...drawn().matchAll(/hm-sign-left">([^<]+)</g)].map(([, left]) => left)).toEqual(["left 2 3", "left 0 1"]);
  const markup = drawn({ limits: { maxPositive: 3, maxNegative: 0, explanationRequired: false } });
  expect([...markup.matchAll(/type="radio"/g)]).toHaveLength(1);
});

test("explanations are text, never markup", () => {
  expect(drawn()).toContain("Nice &lt;b&gt;");
});

test("what has ended can be read and not changed", () => {
  const markup = drawn({ isReadOnly: true });
  expect(markup).toContain("Nice &lt;b&gt;");
  expect(markup).not.toMatch(/type="radio"|deletePoint|editPoint|undo/);
});

test("what the server doesn't have yet is marked", () => {
  const markup = drawn({ pendingIds: new Set(["b"]) });
  expect(markup.match(/pending/g)).toHaveLength(1);
});

test("an exact place is read with comma or point, and nothing else than a percentage is one", () => {
  expect(["12,5", "12.5", " 0 ", "100", "33,333333"].map(percentIn)).toEqual([12.5, 12.5, 0, 100, 33.33333]);
  expect(["", "-1", "100,1", "1.234", "medio", "5 %"].map(percentIn)).toEqual(Array.from({ length: 6 }, () => undefined));
});
