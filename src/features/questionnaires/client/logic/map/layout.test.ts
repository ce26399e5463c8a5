import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Action } from "../../../../../survey/logic/condition";
import type { Question, Questionnaire } from "../../../../../survey/questionnaire";
import { flowOf } from "./flow";
import { type Box, type Line, layoutMap } from "./layout";
import { stepInMap } from "./stepInMap";

const ENDS: readonly Action[] = [{ do: "screenOut" }, { do: "quality", isSanctioned: false }, { do: "finish" }];

/** A questionnaire of blocks of so many questions, some with rules. */
function draftOf(sizes: readonly number[], jumps: readonly (readonly [number, number])[]): Questionnaire {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const questions = Array.from({ length: count }, (_, index): Question => {
    const rules = jumps
      .filter(([from]) => from % count === index)
      .map(([, to], place) => ({
        id: `r${index}-${place}`,
        when: { question: `q${index}`, is: "answered" } as const,
        then: to < 0 ? (ENDS[-to % ENDS.length] as Action) : ({ do: "jump", to: `q${to % count}` } as const),
      }));
    return { id: `q${index}`, variable: `Q${index + 1}`, type: "short-text", title: {}, ...(rules.length > 0 ? { rules } : {}) };
  });
  let start = 0;
  return {
    languages: ["es"],
    blocks: sizes.map((size, index) => {
      start += size;
      return { id: `b${index}`, questions: questions.slice(start - size, start) };
    }),
  };
}

const anyDraft = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 10 }).filter((sizes) => sizes.some((size) => size > 0)),
    fc.array(fc.tuple(fc.nat(200), fc.integer({ min: -9, max: 200 })), { maxLength: 40 }),
  )
  .map(([sizes, jumps]) => draftOf(sizes, jumps));

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a stretch of a line runs through a box, not along its edge. */
function crosses([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], box: Box): boolean {
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)];
  return left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y;
}

function crossed(line: Line, boxes: readonly Box[]): readonly string[] {
  return line.points
    .slice(1)
    .flatMap((point, index) => boxes.filter((box) => crosses(line.points[index] ?? point, point, box)).map(({ id }) => id));
}

describe("the map", () => {
  test("has a box for every question and ending, none over another, all inside", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const flow = flowOf(draft);
        const { boxes, width, height } = layoutMap(draft, flow);
        expect(boxes.map(({ id }) => id)).toEqual([...flow.questions.map(({ id }) => id), ...flow.endings]);
        for (const [index, box] of boxes.entries()) {
          expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
          expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
        }
      }),
    );
  });

  test("has a line for every way, that runs through no box", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const flow = flowOf(draft);
        const { lines, boxes } = layoutMap(draft, flow);
        expect(lines.map(({ edge }) => edge.id)).toEqual(flow.edges.map(({ id }) => id));
        for (const line of lines) expect(crossed(line, boxes)).toEqual([]);
      }),
    );
  });

  test("names each block above its first question, and again where it goes on", () => {
    const draft = draftOf([3, 30, 2], []);
    const { labels } = layoutMap(draft, flowOf(draft));
    expect([...new Set(labels.map(({ blockIndex }) => blockIndex))]).toEqual([0, 1, 2]);
    expect(labels.filter(({ blockIndex }) => blockIndex === 1).length).toBeGreaterThan(1);
  });

  test("of a hundred questions has the shape of a screen", () => {
    const draft = draftOf(
      [10, 20, 5, 15, 25, 25],
      [
        [3, 40],
        [8, -1],
        [50, 90],
        [60, -2],
      ],
    );
    const { width, height } = layoutMap(draft, flowOf(draft));
    expect(width / height).toBeGreaterThan(1.2);
    expect(width / height).toBeLessThan(3);
  });
});

describe("the ways", () => {
  test("go on by themselves, unless a rule always leads elsewhere", () => {
    const draft = draftOf([3], []);
    const [block] = draft.blocks;
    const rules = [{ id: "r", when: { all: [] }, then: { do: "jump", to: "q2" } as const }];
    const questions = block?.questions.map((question) => (question.id === "q0" ? { ...question, rules } : question)) ?? [];
    const { edges } = flowOf({ ...draft, blocks: [{ id: "b", questions }] });
    expect(edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`)).toEqual(["q0 rule q2", "q1 next q2", "q2 next end"]);
  });

  test("lead only where there is something", () => {
    const draft = draftOf([1], []);
    const rules = [{ id: "r", when: { all: [] }, then: { do: "jump", to: "gone" } as const }];
    const [first] = draft.blocks[0]?.questions ?? [];
    const { edges } = flowOf({ ...draft, blocks: [{ id: "b", questions: first ? [{ ...first, rules }] : [] }] });
    expect(edges).toEqual([]);
  });
});

describe("the keyboard", () => {
  const draft = draftOf([20, 20], []);
  const layout = layoutMap(draft, flowOf(draft));

  test("walks down in order and across to the next column", () => {
    expect(stepInMap(layout, "q0", "ArrowDown")).toBe("q1");
    expect(stepInMap(layout, "q1", "ArrowUp")).toBe("q0");
    expect(stepInMap(layout, "q0", "ArrowUp")).toBeUndefined();
    const beside = stepInMap(layout, "q0", "ArrowRight");
    const boxOf = (id: string | undefined) => layout.boxes.find((box) => box.id === id);
    expect(boxOf(beside)?.y).toBe(boxOf("q0")?.y);
    expect(stepInMap(layout, beside ?? "", "ArrowLeft")).toBe("q0");
    expect(stepInMap(layout, "q0", "End")).toBe("end");
  });
});
