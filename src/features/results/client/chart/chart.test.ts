import { describe, expect, test } from "vitest";
import { CATEGORICAL } from "../../../../client/kit";
import type { QuestionResult } from "../api/resultsApi";
import { createFormats } from "../format";
import { chartData } from "./chartData";
import { chartPlan, legendOf } from "./chartPlan";
import type { ChartLook } from "./chartRequest";
import { colourOf } from "./colours";
import { distributionCsv } from "./distributionCsv";
import { wrapLabel } from "./wrapLabel";

const LOOK: ChartLook = {
  mode: "light",
  text: "#161a23",
  faintText: "#4d5566",
  line: "#dfe2e8",
  ground: "#ffffff",
  fontFamily: "Inter",
  isMotionReduced: false,
  isNarrow: false,
  nonce: "abc",
  inkOn: () => "#ffffff",
};
const formats = createFormats("es");

const FLAT: QuestionResult = {
  id: "q1",
  variable: "Q1",
  title: "Bebida",
  type: "single-choice",
  isAnswerable: true,
  charts: ["bar", "donut"],
  canFilter: true,
  base: 8,
  missing: {},
  counts: [
    { code: "1", label: "Café", count: 6, share: 0.75 },
    { code: "2", label: '=Té, "verde"', count: 2, share: 0.25 },
    { code: "3", label: "Agua", count: 0, share: 0 },
  ],
};

const ROW_A = { code: "a", label: "Precio", base: 4 };
const ROW_B = { code: "b", label: "Sabor", base: 2 };
const GRID: QuestionResult = {
  ...FLAT,
  type: "matrix",
  counts: [
    { code: "a:1", label: "Bien", count: 1, share: 0.25, group: ROW_A },
    { code: "a:2", label: "Mal", count: 3, share: 0.75, group: ROW_A },
    { code: "b:1", label: "Bien", count: 2, share: 1, group: ROW_B },
    { code: "b:2", label: "Mal", count: 0, share: 0, group: ROW_B },
  ],
};

function dataOf(question: QuestionResult) {
  const data = chartData(question);
  if (!data) throw new Error("no data");
  return data;
}

function planOf(question: QuestionResult, kind: Parameters<typeof chartPlan>[0]["kind"], look: Partial<ChartLook> = {}) {
  return chartPlan({ kind, data: dataOf(question), look: { ...LOOK, ...look }, formats });
}

describe("data", () => {
  test("a flat question has one category an answer", () => {
    const data = dataOf(FLAT);
    expect(data.categories.map(({ label }) => label)).toEqual(["Café", '=Té, "verde"', "Agua"]);
    expect(data.series[0]?.points[0]).toEqual({ code: "1", value: 0.75, count: 6 });
  });

  test("a grid has its rows as categories, with their bases, and its columns as series", () => {
    const data = dataOf(GRID);
    expect(data.categories.map(({ label, base }) => [label, base])).toEqual([
      ["Precio", 4],
      ["Sabor", 2],
    ]);
    expect(data.series.map(({ label, points }) => [label, points.map(({ value }) => value)])).toEqual([
      ["Bien", [0.25, 1]],
      ["Mal", [0.75, 0]],
    ]);
  });

  test("a question of parts without counts shows their means", () => {
    const parts = [{ code: "x", label: "Equis", base: 3, statistics: { mean: 4.5 } }];
    expect(dataOf({ ...FLAT, counts: [], parts })).toMatchObject({ measure: "mean", series: [{ points: [{ value: 4.5 }] }] });
  });

  test("open texts have nothing to draw", () => {
    expect(chartData({ counts: [] })).toBeUndefined();
  });
});

describe("plan", () => {
  test("the same answer has the same colour in every kind of chart", () => {
    const bar = planOf(FLAT, "bar").options.colors;
    expect(bar).toEqual(CATEGORICAL.slice(0, 3));
    expect(planOf(FLAT, "donut").options.colors).toEqual(bar);
    expect(planOf(FLAT, "column").options.colors).toEqual(bar);
    expect(planOf(FLAT, "stacked").options.colors).toEqual(bar);
    expect(colourOf(CATEGORICAL.length)).toBe(CATEGORICAL[0]);
  });

  test("a stacked grid draws a series a column over the rows", () => {
    const plan = planOf(GRID, "stacked");
    expect(plan.series).toEqual([
      { name: "Bien", data: [0.25, 1] },
      { name: "Mal", data: [0.75, 0] },
    ]);
    expect(plan.options.chart?.stacked).toBe(true);
    expect(plan.options.xaxis?.categories).toEqual([
      ["Precio", "n = 4"],
      ["Sabor", "n = 2"],
    ]);
  });

  test("a donut draws respondents", () => {
    expect(planOf(FLAT, "donut")).toMatchObject({ type: "donut", series: [6, 2, 0] });
  });

  test("a kind that can't draw a grid falls back to bars", () => {
    expect(planOf(GRID, "donut").type).toBe("bar");
  });

  test("carries the nonce of the page and stands still where motion is reduced", () => {
    const chart = planOf(FLAT, "bar", { isMotionReduced: true }).options.chart;
    expect(chart?.nonce).toBe("abc");
    expect(chart?.animations?.enabled).toBe(false);
  });

  test("a tooltip shows other people's texts as texts", () => {
    const question = { ...FLAT, counts: [{ code: "1", label: "<img src=x onerror=alert(1)>", count: 1, share: 1 }] };
    const custom = planOf(question, "bar").options.tooltip?.custom;
    const html = typeof custom === "function" ? String(custom({ seriesIndex: 0, dataPointIndex: 0 })) : "";
    expect(html).toContain("&lt;img");
    expect(html).not.toContain("<img");
  });

  test("kinds whose marks bear no labels have a legend", () => {
    expect(legendOf({ kind: "bar", data: dataOf(FLAT) })).toEqual([]);
    expect(legendOf({ kind: "donut", data: dataOf(FLAT) }).map(({ label }) => label)).toHaveLength(3);
    expect(legendOf({ kind: "bar", data: dataOf(GRID) })).toEqual([
      { label: "Bien", colour: CATEGORICAL[0] },
      { label: "Mal", colour: CATEGORICAL[1] },
    ]);
  });
});

describe("labels", () => {
  test.each([
    ["Sí", 10, ["Sí"]],
    ["Muy de acuerdo con todo", 12, ["Muy de", "acuerdo con…"]],
    ["Donaudampfschifffahrt", 10, ["Donaudamp…"]],
  ])("%j on lines of %i characters", (label, width, lines) => {
    expect(wrapLabel(label, width)).toEqual(lines);
  });
});

describe("csv", () => {
  const heads = { row: "Fila", answer: "Respuesta", code: "Código", count: "n", share: "%", base: "Base", mean: "Media" };

  test("quotes, and keeps a spreadsheet from running a text", () => {
    expect(distributionCsv(FLAT, heads).split("\r\n")).toEqual([
      "\uFEFFRespuesta,Código,n,%,Base",
      "Café,1,6,0.75,8",
      '"\'=Té, ""verde""",2,2,0.25,8',
      "Agua,3,0,0,8",
      "",
    ]);
  });

  test("a grid brings its rows and their bases", () => {
    expect(distributionCsv(GRID, heads).split("\r\n")[1]).toBe("Precio,Bien,a:1,1,0.25,4");
  });
});

describe("formats", () => {
  test("follow the language", () => {
    expect(createFormats("es").share(0.125)).toMatch(/^12,5\s%$/);
    expect(createFormats("en").share(0.125)).toBe("12.5%");
    expect(createFormats("nl").count(12345)).toBe("12.345");
  });
});
