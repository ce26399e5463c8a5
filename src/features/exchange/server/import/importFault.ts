import { AppError } from "../../../../shared/errors";
import { ImportError } from "../../../../survey/exchange/importer";

type Text = (key: string, params?: Readonly<Record<string, string | number>>) => string;

function placeText({ place }: ImportError, text: Text): string {
  const { line, column, path } = place ?? {};
  if (line !== undefined && column !== undefined) return text("importFaults.atLineColumn", { line, column });
  if (line !== undefined) return text("importFaults.atLine", { line });
  return path === undefined ? "" : text("importFaults.atPath", { path });
}

/** What an importer threw, as the caller is to read it: what is wrong, where, and that nothing was saved. */
export function toImportError(error: unknown, text: Text): unknown {
  if (!(error instanceof ImportError)) return error;
  if (error.fault === "unknownFormat") {
    return new AppError("import.unknownFormat", { cause: error, detail: text("importFaults.unknownFormat", error.params) });
  }
  const place = placeText(error, text);
  const what = text(`importFaults.${error.fault}`, error.params);
  const detail = `${what}${place ? ` (${place})` : ""}. ${text("execution.nothingSaved")}`;
  return new AppError("import.corrupt", { cause: error, detail });
}
