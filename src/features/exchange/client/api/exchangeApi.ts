import { ownerClientOf } from "../../../../client/kit/console";
import type { ImportDecisions } from "../../../../survey/exchange/importer";
import type { exchangeApi, ImportGuesses, ImportProgress, ImportReport } from "../../shared/api";

export const exchange = ownerClientOf<typeof exchangeApi>();

/** The file with what was decided of its columns, which has to come first. */
function formOf(file: File, decisions: ImportDecisions | undefined): FormData {
  const form = new FormData();
  if (decisions) form.append("decisions", JSON.stringify(decisions));
  form.append("file", file);
  return form;
}

interface Sent {
  readonly file: File;
  readonly decisions?: ImportDecisions | undefined;
  /** Takes it back: nothing is saved then, unless it had ended already. */
  readonly signal: AbortSignal;
}

/** The dialog says itself when the server can't be reached. */
const quietly = (signal: AbortSignal) => ({ signal, isQuiet: true });

/** @throws ApiError 422 `import.corrupt`, whose detail names the place in the file */
export function importSurvey(id: string, { file, decisions, signal }: Sent): Promise<ImportReport> {
  return exchange.call("POST /api/activities/:id/import", { params: { id }, form: formOf(file, decisions) }, quietly(signal));
}

/** What an import would make of the file; nothing is saved. @throws ApiError as {@link importSurvey} */
export function guessImport(id: string, { file, decisions, signal }: Sent): Promise<ImportGuesses> {
  return exchange.call(
    "POST /api/activities/:id/import/preview",
    { params: { id }, form: formOf(file, decisions) },
    quietly(signal),
  );
}

/** How far a running import has come. @throws ApiError */
export function readProgress(id: string): Promise<ImportProgress> {
  return exchange.call("GET /api/activities/:id/import", { params: { id } }, { isQuiet: true });
}
