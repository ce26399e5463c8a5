import { newId } from "../../../../shared/ids";
import type { LocalizedText } from "../../../../shared/languages";
import type { Importer } from "../../../../survey/exchange/importer";
import type { QuestionType } from "../../../../survey/questionType";
import { uniqueVariables } from "../shared/codes";
import { createAnswerForms } from "../shared/expressions/answerForm";
import { type Omission, soundLogic } from "../shared/logic/soundLogic";
import type { Reason } from "../shared/reasons";
import { Report } from "../shared/report";
import { localized } from "./convert/conversion";
import { convertible } from "./convertible";
import { convertQuestion, type VariableNames } from "./convertQuestion";
import type { SourceBlock } from "./expressions/sources";
import { addLogic, isCondition, titleOf } from "./logic/addLogic";
import { expressionsIn } from "./logic/pipes";
import { readSurvey, type SourceGroup, type SourceSurvey } from "./readSurvey";
import { readTables } from "./readTables";
import { reportLogic } from "./reportLogic";

type QuestionTypes = ReadonlyMap<string, QuestionType>;

/** LimeSurvey's survey structure (`.lss`), versions 1.9 to 6. */
export const limesurvey: Importer = {
  name: "limesurvey",
  recognises: ({ name, content }) =>
    /\.lss$/i.test(name) || /^(\uFEFF)?\s*<(\?xml|document|!DOCTYPE|!--)/.test(content.subarray(0, 400).toString("utf8")),
  read: ({ content }, types) => {
    const tables = readTables(content);
    const report = new Report();
    const survey = convertible(readSurvey(tables), report);
    const sourceBlocks = toBlocks(survey, report, types);
    reportLogic(tables, survey, report);
    const { blocks, quotas } = addLogic(sourceBlocks, { tables, survey, report, forms: createAnswerForms(types) });
    const asked = blocks.filter(({ questions }) => questions.length > 0);
    const document = { languages: survey.languages, ...textsOf(survey, report), blocks: asked };
    const { questionnaire, leftOut } = soundLogic(document);
    reportLeftOut(leftOut, sourceBlocks, report);
    return { questionnaire, responses: [], unmapped: report.unmapped, ...(quotas.length > 0 ? { quotas } : {}) };
  },
};

/** What the file said of logic that contradicts the order of its questions, or asks for what isn't there. */
function reportLeftOut(leftOut: readonly Omission[], sourceBlocks: readonly SourceBlock[], report: Report): void {
  for (const { question, block, reason, detail } of leftOut) {
    const own = sourceBlocks.find((candidate) => candidate.block.id === block.id);
    const source = own?.sources.find(({ questions }) => questions.some(({ id }) => id === question?.id))?.source;
    const written = (question ? source?.row.relevance : own?.group.relevance) ?? "";
    report.add(source?.code ?? (own ? titleOf(own) : ""), reason, isCondition(written) ? written : detail);
  }
}

function toBlocks(survey: SourceSurvey, report: Report, types: QuestionTypes): readonly SourceBlock[] {
  const naming: VariableNames = { variable: uniqueVariables(), types };
  return survey.groups.map((group) => toBlock(group, survey.languages, report, naming));
}

function toBlock(group: SourceGroup, languages: readonly string[], report: Report, naming: VariableNames): SourceBlock {
  const lose = (reason: Reason, detail?: string) => report.add(titleOf({ group }), reason, detail);
  const title = localized(group.name, languages, lose);
  const description = localized(group.description, languages, lose);
  const sources = group.questions.map((source) => ({
    source,
    questions: convertQuestion(source, languages, report, naming),
  }));
  const questions = sources.flatMap((source) => source.questions);
  return { group, block: { id: newId(), ...present({ title, description }), questions }, sources };
}

/** Title, welcome (with the survey's description before it) and closing text. */
function textsOf(survey: SourceSurvey, report: Report) {
  const lose = (reason: Reason, detail?: string) => report.add("", reason, detail);
  const text = (field: string) => {
    const texts = localized(survey.text(field), survey.languages, lose);
    for (const own of Object.values(texts)) {
      for (const expression of expressionsIn(own)) lose("piping", expression);
    }
    return texts;
  };
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
