import type { Answer } from "../../../../survey/questionnaire";
import { uniqueCodes } from "../shared/codes";
import { type Battery, isChosen } from "./batteries";
import { codeLabels } from "./codeLabels";
import type { Context } from "./inferredType";
import { withoutNone } from "./missingValues";
import { isScale, orderLabels } from "./orderLabels";
import { choicesTogether, type Plan } from "./plan";

type Row = readonly string[];
type Of<Kind extends Battery["kind"]> = Extract<Battery, { kind: Kind }>;

/** Columns that together are one question, as that question. */
export function planBattery(battery: Battery, context: Context): Plan {
  if (battery.kind === "marks") return planMarks(battery, context);
  if (battery.kind === "ranks") return planRanks(battery, context);
  return battery.kind === "places" ? planPlaces(battery, context) : planGrid(battery, context);
}

/** The items with a code each. */
function codeItems({ items }: Battery, { language }: Context) {
  const unique = uniqueCodes(["other"]);
  const coded = items.map((item) => ({ ...item, code: unique(item.label.toLowerCase()) }));
  return { coded, options: coded.map(({ code, label }) => ({ code, label: { [language]: label } })) };
}

const variableOf = ({ items, title }: Battery) => (/^\w+$/.test(title) ? title : items[0]?.column.variable);

function planMarks(battery: Of<"marks">, context: Context): Plan {
  const { coded, options } = codeItems(battery, context);
  return {
    ...{ title: battery.title, variable: variableOf(battery), type: "multiple-choice", settings: { options } },
    choices: choicesTogether("multiple-choice"),
    columns: [...(battery.summary ? [battery.summary] : []), ...coded.map(({ column }) => column)],
    answerOf: (row: Row): Answer | undefined => {
      if (coded.every(({ column }) => !row[column.index])) return undefined;
      const value = coded.filter(({ column, label }) => isChosen(row[column.index] ?? "", label)).map(({ code }) => code);
      // Asked, and none of them chosen.
      return value.length > 0 ? { value } : { missing: "no-answer" };
    },
  };
}

function planRanks(battery: Of<"ranks">, context: Context): Plan {
  const { coded, options } = codeItems(battery, context);
  const settings = { options, ...(battery.isWhole ? {} : { max: options.length }) };
  return {
    ...{ title: battery.title, variable: variableOf(battery), type: "order", settings },
    choices: choicesTogether("order"),
    columns: coded.map(({ column }) => column),
    answerOf: (row: Row): Answer | undefined => {
      const ranked = coded.flatMap(({ column, code }) => (row[column.index] ? [{ code, rank: Number(row[column.index]) }] : []));
      const value = ranked.sort((one, other) => one.rank - other.rank).map(({ code }) => code);
      return value.length > 0 ? { value } : undefined;
    },
  };
}

function planPlaces(battery: Of<"places">, context: Context): Plan {
  const counts = new Map<string, number>();
  for (const { column } of battery.items)
    for (const [text, count] of column.counts) counts.set(text, (counts.get(text) ?? 0) + count);
  const { options, codes } = codeLabels(counts, context.language);
  const settings = { options, ...(battery.isWhole ? {} : { max: options.length }) };
  const columns = battery.items.map(({ column }) => column);
  return {
    ...{ title: battery.title, variable: variableOf(battery), type: "order", settings },
    choices: choicesTogether("order"),
    columns,
    answerOf: (row: Row): Answer | undefined => {
      const value = columns.flatMap(({ index }) => codes.get(row[index] ?? "") ?? []);
      return value.length > 0 ? { value } : undefined;
    },
  };
}

function planGrid(battery: Of<"grid">, context: Context): Plan {
  const { coded, options: rows } = codeItems(battery, context);
  const counts = new Map<string, number>();
  for (const { column } of coded)
    for (const [text, count] of withoutNone(column).counts) counts.set(text, (counts.get(text) ?? 0) + count);
  const unique = uniqueCodes(["other"]);
  const steps = new Map(orderLabels(counts).map((label) => [label, unique(label.toLowerCase())]));
  const columns = [...steps].map(([label, code]) => ({ code, label: { [context.language]: label } }));
  const isOfScale = isScale([...steps.keys()]) || [...steps.keys()].every((text) => /^\d+$/.test(text));
  return {
    ...{ title: battery.title, variable: variableOf(battery), type: "matrix" },
    choices: choicesTogether("matrix"),
    settings: { rows, columns, ...(isOfScale ? {} : { isScale: false }) },
    columns: coded.map(({ column }) => column),
    answerOf: (row: Row): Answer | undefined => {
      const value = Object.fromEntries(
        coded.flatMap(({ column, code }) => {
          const step = steps.get(row[column.index] ?? "");
          return step === undefined ? [] : [[code, step]];
        }),
      );
      return Object.keys(value).length > 0 ? { value } : undefined;
    },
  };
}
