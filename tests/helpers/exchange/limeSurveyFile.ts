import { SaxesParser } from "saxes";
import { limesurvey } from "../../../src/features/exchange/exporters/limesurvey";
import { limesurvey as importer } from "../../../src/features/exchange/importers/limesurvey";
import { questionTypes } from "../../../src/features/questionnaires/question-types";
import type { ExportedQuota, ExportedSurvey, SurveyToExport } from "../../../src/survey/exchange/exporter";
import type { ImportedSurvey } from "../../../src/survey/exchange/importer";
import type { Block, Question, Questionnaire } from "../../../src/survey/questionnaire";
import { TYPES } from "./types";

/** Helpers of the tests of LimeSurvey's exporter; no product code imports them. */

export function toExport(questionnaire: Questionnaire, quotas: readonly ExportedQuota[] = []): SurveyToExport {
  return { questionnaire, title: "Activity", quotas, questionTypes: new Map(questionTypes.map((type) => [type.name, type])) };
}

export function written(questionnaire: Questionnaire, quotas: readonly ExportedQuota[] = []): ExportedSurvey {
  return limesurvey.write(toExport(questionnaire, quotas));
}

export function readBack({ content }: ExportedSurvey): ImportedSurvey {
  return importer.read({ name: "survey.lss", content: Buffer.from(content) }, TYPES);
}

/** Options by their codes, whose labels are the codes in capitals. */
export function options(...codes: readonly string[]) {
  return codes.map((code) => ({ code, label: { en: code.toUpperCase() } }));
}

/** A question whose id is its variable. */
export function question(variable: string, type: string, settings: Readonly<Record<string, unknown>> = {}): Question {
  return { id: variable, variable, type, title: { en: `Question ${variable}` }, ...settings };
}

export function block(id: string, questions: readonly Question[], more: Partial<Block> = {}): Block {
  return { id, title: { en: `Block ${id}` }, questions, ...more };
}

export function survey(...blocks: readonly Block[]): Questionnaire {
  return { languages: ["en"], title: { en: "Survey" }, blocks };
}

/** Names of the fields that each table says it has. */
export function fieldsOf(content: string): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => path.push(name));
  parser.on("text", (text) => {
    const [, table = ""] = path;
    if (path.at(-1) === "fieldname") fields.set(table, [...(fields.get(table) ?? []), text]);
  });
  parser.on("closetag", () => path.pop());
  parser.write(content).close();
  return fields;
}
