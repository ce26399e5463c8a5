import { ownerClientOf } from "../../../../client/kit/console";
import type { exchangeApi, ImportReport } from "../../shared/api";

export const exchange = ownerClientOf<typeof exchangeApi>();

/** @throws ApiError 422 `import.corrupt`, whose detail names the place in the file */
export function importSurvey(id: string, file: File): Promise<ImportReport> {
  const form = new FormData();
  form.append("file", file);
  return exchange.call("POST /api/activities/:id/import", { params: { id }, form });
}
