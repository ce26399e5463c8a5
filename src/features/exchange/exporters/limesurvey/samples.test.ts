import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasSamples, SAMPLES, SKIP_REASON } from "../../../../../tests/helpers/exchange/imported";
import { fieldsOf, readBack, written } from "../../../../../tests/helpers/exchange/limeSurveyFile";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import { type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import { limesurvey as importer } from "../../importers/limesurvey";

const FOLDER = join(SAMPLES, "limesurvey");
const FILES = hasSamples ? readdirSync(FOLDER).filter((name) => name.endsWith(".lss")) : [];

/** With the first one's variables instead of ids: codes that are shortened give other ones. */
function named(value: unknown, { blocks }: Questionnaire, first: Questionnaire): unknown {
  const variables = questionsOf(first).map(({ variable }) => variable);
  const ids = questionsOf({ languages: [], blocks }).map(({ id }) => id);
  const names = new Map([
    ...blocks.map(({ id }, place) => [id, `block ${place}`] as const),
    ...ids.map((id, place) => [id, variables[place]] as const),
  ]);
  return JSON.parse(JSON.stringify(value), (_key, member) =>
    typeof member === "string" ? (names.get(member) ?? member) : member,
  );
}

/** What differs, by variable and setting. */
function differences(before: Questionnaire, after: Questionnaire): readonly string[] {
  const [first, second] = [before, after].map((one) => named(one, one, before) as Questionnaire);
  const pairs = (one: Questionnaire | undefined) => [
    ["survey", { ...one, blocks: undefined }] as const,
    ...(one?.blocks ?? []).map((own, place) => [`block ${place}`, { ...own, questions: own.questions.length }] as const),
    ...(one ? questionsOf(one) : []).map((own) => [own.id, own] as const),
  ];
  const others = pairs(second);
  return pairs(first).flatMap(([name, own], place) => {
    const other: object = others[place]?.[1] ?? {};
    const settings = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    return settings.flatMap((setting) => {
      const [was, is] = [own, other].map((part) => JSON.stringify((part as Record<string, unknown>)[setting]));
      return was === is ? [] : [`${name}.${setting}`];
    });
  });
}

/** Where version 4 and later keep the texts of a table. */
const LOCALIZED: Readonly<Record<string, string>> = {
  groups: "group_l10ns",
  questions: "question_l10ns",
  subquestions: "question_l10ns",
  answers: "answer_l10ns",
};

/** Columns that may be NULL or went with a later version: dates, bounces, fax numbers, texts of mails. */
const OPTIONAL =
  /^surveys\.(expires|startdate|faxto|attributedescriptions|bounce\w*|googleanalytics\w*)$|_languagesettings\.(\w*email\w*|surveyls_attributecaptions|attachments)$/;

/**
 * What LimeSurvey's own files lose once more: names of the questions that one of theirs became two here and texts that put
 * them in, texts that are compared by size, how a grid is read, options that a list's answers can't have, a least number
 * that says nothing, and a question with an "other" option that is only asked where another option is left.
 */
const DIFFERENT: Readonly<Record<string, readonly string[]>> = {
  "ls205_cascading_array_filter.lss": ["Q02.options", "Q04.options", "Q04.showIf", "Q04.carry", "Q05.options", "Q05.showIf"],
  "ls205_randomization_group_test.lss": ["Q9.isScale"],
  "ls205_sample_survey_english.lss": [
    ...["block 2.showIf", "worries_1.variable", "worries_2.variable", "report.title"],
    ...["report2.text", "numlt10.showIf", "qArrayYNU.isScale"],
    ...["qArrayDualScale_1.variable", "qArrayDualScale_2.variable", "qMultChoiceComment_comment.variable"],
    ...["tSummary1.text", "afDS_1.variable", "afDS_2.variable", "afYNU.isScale", "afMC.showIf", "afMCC.showIf"],
    ...["afMCC_comment.variable", "afL.showIf", "afeDS_1.variable", "afeDS_2.variable", "afeYNU.isScale"],
    ...["afeMC.showIf", "afeMCC.showIf", "afeMCC_comment.variable", "afeL.showIf", "v1MCmnr.min", "v1MCCmnr_comment.variable"],
    ...["v1MC.min", "v1MCC_comment.variable", "oDS_1.variable", "oDS_2.variable", "oMCC_comment.variable"],
  ],
  "ls205_validation_tests.lss": [
    ...["afDS_1.variable", "afDS_2.variable", "afYNU.isScale", "afMC.showIf", "afMCC.showIf", "afMCC_comment.variable"],
    ...["afL.showIf", "v1MC.min", "v1MC.showIf", "v1MCC.min", "v1MCC.showIf", "v1MCC_comment.variable"],
  ],
};

describe(`real files${SKIP_REASON}`, () => {
  test.skipIf(!hasSamples).each(FILES)("%s comes back as it was but for what is known", (name) => {
    const { questionnaire } = importer.read({ name, content: readFileSync(join(FOLDER, name)) }, TYPES);
    const file = written(questionnaire);
    expect(differences(questionnaire, readBack(file).questionnaire)).toEqual(DIFFERENT[name]);
  });

  test.skipIf(!hasSamples).each(FILES)("%s is of the version before: what it has, ours have in some table", (name) => {
    const content = readFileSync(join(FOLDER, name), "utf8");
    const ours = fieldsOf(written(importer.read({ name, content: Buffer.from(content) }, TYPES).questionnaire).content);
    const missing = [...fieldsOf(content)].flatMap(([table, fields]) => {
      const known = new Set([...(ours.get(table) ?? []), ...(ours.get(LOCALIZED[table] ?? "") ?? [])]);
      return ours.has(table) ? fields.filter((field) => !known.has(field)).map((field) => `${table}.${field}`) : [];
    });
    expect(missing.filter((field) => !OPTIONAL.test(field))).toEqual([]);
  });
});
