import { describe, expect, test } from "vitest";
import { CATEGORICAL } from "../../../../client/kit/charts";
import { contrastRatio } from "../../../../shared/theme/contrast";
import { GREY } from "../../../../shared/theme/tokens";
import type { QuestionResult } from "../../shared/api";
import { HUES } from "../../shared/chartSettings";
import { presentQuestion } from "../../shared/presentQuestion";
import { createFormats } from "../format";
import { axisOf } from "./barPlan";
import { chartData } from "./chartData";
import { chartPlan, legendOf } from "./chartPlan";
import type { ChartTheme } from "./chartRequest";
import { answerColour, colouringOf, colourOf, hueColour, SIDE_BY_SIDE, seriesColour } from "./colours";
import { distributionCsv } from "./distributionCsv";
import { wrapLabel } from "./wrapLabel";

const THEME: ChartTheme = {
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

const FIGURES = { score: "Puntuación", best: "Mejor", worst: "Peor", shown: "Veces" };

const CSV_HEADS = {
  ...{ row: "Fila", answer: "Respuesta", code: "Código", count: "n", share: "%", base: "Base", mean: "Media" },
  ...FIGURES,
};

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

function planOf(question: QuestionResult, kind: Parameters<typeof chartPlan>[0]["kind"], theme: Partial<ChartTheme> = {}) {
  return chartPlan({ kind, data: dataOf(question), theme: { ...THEME, ...theme }, formats });
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

  test("bars below zero have room on their own side", () => {
    const parts = [40, -60].map((score) => ({ code: String(score), label: "", base: 3, statistics: { score } }));
    const data = chartData({ ...FLAT, parts }, "mean");
    expect(data && axisOf(data, 1.25)).toEqual({ min: -85, max: 65 });
    expect(axisOf(dataOf(FLAT), 1.2).min).toBe(0);
  });

  test("parts that have a score show that one", () => {
    const parts = [{ code: "x", label: "Equis", base: 3, statistics: { score: -12.5 } }];
    expect(chartData({ ...FLAT, parts }, "mean")).toMatchObject({ series: [{ points: [{ value: -12.5 }] }] });
  });

  test("open texts have nothing to draw", () => {
    expect(chartData({ counts: [] })).toBeUndefined();
  });
});

describe("plan", () => {
  test("the same answer has the same colour in every kind of chart whose parts are told apart by it", () => {
    const donut = planOf(FLAT, "donut").options.colors;
    expect(donut).toEqual(CATEGORICAL.slice(0, 3));
    expect(planOf(FLAT, "stacked").options.colors).toEqual(donut);
    expect(colourOf(CATEGORICAL.length)).toBe(CATEGORICAL[0]);
  });

  test("bars of one question have one colour, unless colours mean something or were chosen", () => {
    for (const kind of ["bar", "column"] as const) expect(new Set(planOf(FLAT, kind).options.colors).size).toBe(1);
    expect(new Set(planOf({ ...FLAT, isOrdered: true }, "bar").options.colors).size).toBe(3);
    const toned = FLAT.counts.map((count, index) => ({ ...count, tone: (["positive", "negative", "neutral"] as const)[index] }));
    expect(new Set(planOf({ ...FLAT, counts: toned as QuestionResult["counts"] }, "bar").options.colors).size).toBe(3);
    expect(planOf({ ...FLAT, colours: "answers" }, "bar").options.colors).toEqual(CATEGORICAL.slice(0, 3));
    expect(planOf({ ...FLAT, colours: "teal" }, "bar").options.colors).toEqual(Array(3).fill(hueColour("teal", "light")));
  });

  test("an answer that stands elsewhere keeps its colour", () => {
    const moved = presentQuestion(FLAT, { order: "manual", codes: ["3", "1"], hidden: ["2"] });
    expect(planOf(moved, "donut").options.colors).toEqual([CATEGORICAL[2], CATEGORICAL[0]]);
    expect(legendOf({ kind: "donut", data: dataOf(moved), mode: "light" }).map(({ colour }) => colour)).toEqual([
      CATEGORICAL[2],
      CATEGORICAL[0],
    ]);
  });

  test("a row of nobody has no share rather than 0 %", () => {
    const counts = GRID.counts.map((count) =>
      count.group?.code === "b" ? { ...count, count: 0, share: 0, group: { ...ROW_B, base: 0 } } : count,
    );
    const plan = planOf({ ...GRID, counts }, "bar");
    const figure = (row: number) => plan.options.dataLabels?.formatter?.(0, { seriesIndex: 0, dataPointIndex: row } as never);
    expect([figure(0), figure(1)]).toEqual([expect.stringMatching(/^25\s%/), "–"]);
    expect(planOf({ ...GRID, counts }, "stacked").options.xaxis?.categories[1]).toEqual(["Sabor", "n = 0: –"]);
    expect(distributionCsv({ ...GRID, counts }, CSV_HEADS, ",")).toContain("Sabor,Bien,b:1,0,,0");
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
    expect(legendOf({ kind: "bar", data: dataOf(FLAT), mode: "light" })).toEqual([]);
    expect(legendOf({ kind: "donut", data: dataOf(FLAT), mode: "light" }).map(({ label }) => label)).toHaveLength(3);
    expect(legendOf({ kind: "bar", data: dataOf(GRID), mode: "light" })).toEqual([
      { label: "Bien", colour: CATEGORICAL[0] },
      { label: "Mal", colour: CATEGORICAL[1] },
    ]);
  });
});

describe("colours", () => {
  const tones = ["negative", "neutral", "positive"] as const;
  const SCALE = colouringOf({ counts: Array.from({ length: 11 }, () => ({})), isOrdered: true });
  const TONED = colouringOf({ counts: tones.map((tone) => ({ tone })), isOrdered: true });
  test.each(["light", "dark"] as const)("of steps and tones differ from each other, and read in the %s", (mode) => {
    for (const colouring of [SCALE, TONED]) {
      const colours = Array.from({ length: colouring.count }, (_, order) => answerColour(order, colouring, mode));
      expect(new Set(colours).size).toBe(colouring.count);
      for (const colour of colours)
        expect(contrastRatio(colour, mode === "light" ? "#ffffff" : GREY[900])).toBeGreaterThanOrEqual(3);
    }
  });

  test("of a grid's columns are tones where they are a scale, in the chart and its legend", () => {
    const data = chartData({ ...GRID, isOrdered: true });
    if (!data) throw new Error("no chart");
    const colours = data.series.map(({ order }) => seriesColour(order, data, "light"));
    expect(colours).toEqual(colours.map((_, order) => answerColour(order, { ...SCALE, count: colours.length }, "light")));
    expect(legendOf({ kind: "stacked", data, mode: "light" }).map(({ colour }) => colour)).toEqual(colours);
    const sideBySide = chartData(GRID);
    expect(sideBySide && seriesColour(1, sideBySide, "light")).toBe(colourOf(1));
  });

  test.each(HUES.flatMap((hue) => (["light", "dark"] as const).map((mode) => [hue, mode] as const)))(
    "of the hue %s read in the %s, and its shades differ",
    (hue, mode) => {
      const scheme = { ...SIDE_BY_SIDE, count: 5, chosen: hue };
      const shades = Array.from({ length: 5 }, (_, order) => answerColour(order, scheme, mode));
      expect(new Set(shades).size).toBe(5);
      for (const colour of [hueColour(hue, mode), ...shades])
        expect(contrastRatio(colour, mode === "light" ? "#ffffff" : GREY[900])).toBeGreaterThanOrEqual(3);
    },
  );

  test("of a scale of one step are one colour", () => {
    expect(answerColour(0, { ...SCALE, count: 1 }, "light")).toMatch(/^#[0-9a-f]{6}$/);
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
  const heads = CSV_HEADS;

  test("quotes, and keeps a spreadsheet from running a text", () => {
    expect(distributionCsv(FLAT, heads, ",").split("\r\n")).toEqual([
      "\uFEFFRespuesta,Código,n,%,Base",
      "Café,1,6,0.75,8",
      '"\'=Té, ""verde""",2,2,0.25,8',
      "Agua,3,0,0,8",
      "",
    ]);
  });

  test("scored items bring what their scores are made of", () => {
    const statistics = { score: -25, best: 1, worst: 2, shown: 4 };
    const parts = [
      { code: "x", label: "Equis", base: 2, statistics },
      { code: "y", label: "Igriega", base: 0, statistics: {} },
    ];
    expect(distributionCsv({ ...FLAT, parts }, heads, ",").split("\r\n")).toEqual([
      "\uFEFFRespuesta,Código,Puntuación,Mejor,Peor,Veces,Base",
      "Equis,x,-25,1,2,4,2",
      "Igriega,y,,,,,0",
      "",
    ]);
  });

  test("a grid brings its rows and their bases", () => {
    expect(distributionCsv(GRID, heads, ",").split("\r\n")[1]).toBe("Precio,Bien,a:1,1,0.25,4");
  });
});

test("figures over many columns on a phone leave out their decimals", () => {
  const figureOf = (columns: number) => {
    const counts = Array.from({ length: columns }, (_, code) => ({ code: `${code}`, label: `${code}`, count: 1, share: 0.125 }));
    const plan = planOf({ ...FLAT, counts }, "column", { isNarrow: true });
    const { formatter } = plan.options.dataLabels ?? {};
    return formatter?.(0.125, { seriesIndex: 0, dataPointIndex: 0 } as never);
  };
  expect(figureOf(6)).toMatch(/^12,5\s%$/);
  expect(figureOf(7)).toMatch(/^13\s%$/);
});

describe("formats", () => {
  test("follow the language", () => {
    expect(createFormats("es").share(0.125)).toMatch(/^12,5\s%$/);
    expect(createFormats("en").share(0.125)).toBe("12.5%");
    expect(createFormats("nl").count(12345)).toBe("12.345");
  });
});
