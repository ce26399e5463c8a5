import type { Importer } from "../../../../schema/importer";
import type { Block, Question } from "../../../../schema/questionnaire";
import { newId } from "../../../../shared/ids";
import type { LocalizedText } from "../../../../shared/languages";
import { uniqueVariables } from "../shared/codes";
import { Report } from "../shared/report";
import { localized } from "./convert/conversion";
import { convertQuestion, type Naming } from "./convertQuestion";
import { readSurvey, type SourceGroup, type SourceSurvey } from "./readSurvey";
import { readTables } from "./readTables";
import { reportLogic } from "./reportLogic";

/** LimeSurvey's survey structure (`.lss`), versions 1.9 to 6. */
export const limesurvey: Importer = {
  name: "limesurvey",
  recognises: ({ name, content }) =>
    /\.lss$/i.test(name) || /^(\uFEFF)?\s*<(\?xml|document|!DOCTYPE|!--)/.test(content.subarray(0, 400).toString("utf8")),
  read: ({ content }) => {
    const tables = readTables(content);
    const survey = readSurvey(tables);
    const report = new Report();
    const blocks = toBlocks(survey, report);
    reportLogic(tables, survey, report);
    return {
      questionnaire: { languages: survey.languages, ...textsOf(survey, report), blocks },
      responses: [],
      unmapped: report.unmapped,
    };
  },
};

function toBlocks(survey: SourceSurvey, report: Report): readonly Block[] {
  const naming: Naming = { variable: uniqueVariables() };
  return survey.groups.flatMap((group) => {
    const block = toBlock(group, survey.languages, report, naming);
    return block.questions.length > 0 ? [block] : [];
  });
}

function toBlock(group: SourceGroup, languages: readonly string[], report: Report, naming: Naming): Block {
  const title = localized(group.name, languages, (reason, detail) => report.add(nameOf(group), reason, detail));
  const description = localized(group.description, languages, (reason, detail) => report.add(nameOf(group), reason, detail));
  const questions: readonly Question[] = group.questions.flatMap((source) => convertQuestion(source, languages, report, naming));
  return { id: newId(), ...present({ title, description }), questions };
}

function nameOf(group: SourceGroup): string {
  return Object.values(group.name)[0] ?? "";
}

/** Title, welcome (with the survey's description before it) and closing text. */
function textsOf(survey: SourceSurvey, report: Report) {
  const text = (field: string) =>
    localized(survey.text(field), survey.languages, (reason, detail) => report.add("", reason, detail));
  const welcome = joined(text("surveyls_description"), text("surveyls_welcometext"));
  return present({ title: text("surveyls_title"), welcome, closing: text("surveyls_endtext") });
}

function joined(first: LocalizedText, second: LocalizedText): LocalizedText {
  const languages = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...languages].map((tag) => [tag, [...new Set([first[tag], second[tag]])].filter(Boolean).join("\n\n")]),
  );
}

/** Only the texts that say something. */
function present(texts: Readonly<Record<string, LocalizedText>>): Readonly<Record<string, LocalizedText>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => Object.keys(text).length > 0));
}
