import { type ImportDecisions, ImportError, type ImportedSurvey, type Importer } from "../../../survey/exchange/importer";
import type { QuestionType } from "../../../survey/questionType";
import { csv } from "./csv";
import { limesurvey } from "./limesurvey";
import { own } from "./own";
import { beginsLikeJson, readJson } from "./shared/readJson";
import { surveyjs } from "./surveyjs";

/** In order of recognition: what content tells surely comes first. */
export const importers: readonly Importer[] = [own, surveyjs, limesurvey, csv];

/** The first format that the file looks like. */
export function importerOf(file: { readonly name: string; readonly content: Buffer }): Importer | undefined {
  return importers.find(({ recognises }) => recognises(file));
}

/**
 * Reads a file in whichever format it is.
 *
 * @param file its name as uploaded, and its bytes
 * @param types the question types that the product has, by name
 * @param decisions instead of what is guessed of columns
 * @throws ImportError with the place of the fault; nothing was read then
 * @example
 * readSurvey({ name: "survey.lss", content: await readFile("survey.lss") }, types).questionnaire
 */
export function readSurvey(
  file: { readonly name: string; readonly content: Buffer },
  types: ReadonlyMap<string, QuestionType>,
  decisions?: ImportDecisions,
): ImportedSurvey {
  if (file.content.toString("latin1").trim() === "") throw new ImportError("emptyFile");
  const importer = importerOf(file);
  if (importer) return importer.read(file, types, decisions);
  // A cut or faulty JSON is no format's own: say where it breaks rather than that it is unknown.
  if (/\.json$/i.test(file.name) || beginsLikeJson(file.content)) readJson(file.content);
  throw new ImportError("unknownFormat", { name: file.name });
}
