import { ownerClientOf } from "../../../../client/kit/console";
import type { ImportDecisions } from "../../../../survey/exchange/importer";
import type { exchangeApi, ImportGuesses, ImportReport } from "../../shared/api";

export const exchange = ownerClientOf<typeof exchangeApi>();

/** The file with what was decided of its columns, which has to come first. */
function formOf(file: File, decisions: ImportDecisions | undefined): FormData {
  const form = new FormData();
  if (decisions) form.append("decisions", JSON.stringify(decisions));
  form.append("file", file);
  return form;
}

/** @throws ApiError 422 `import.corrupt`, whose detail names the place in the file */
export function importSurvey(id: string, file: File, decisions?: ImportDecisions): Promise<ImportReport> {
  return exchange.call("POST /api/activities/:id/import", { params: { id }, form: formOf(file, decisions) });
}

/** What an import would make of the file; nothing is saved. @throws ApiError as {@link importSurvey} */
export function guessImport(id: string, file: File, decisions?: ImportDecisions): Promise<ImportGuesses> {
  return exchange.call("POST /api/activities/:id/import/preview", { params: { id }, form: formOf(file, decisions) });
}
