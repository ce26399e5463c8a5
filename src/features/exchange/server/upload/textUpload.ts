import { isWorkbook, readTableFile } from "../../../../server/kit";
import type { ImportLoss } from "../../../../survey/exchange/importer";
import type { Reason } from "../../importers/shared/reasons";

interface Upload {
  readonly name: string;
  readonly content: Buffer;
  /** Whether it was a sheet, whose rows end with their last filled cell. @default false */
  readonly isSheet?: boolean;
}

export interface TextUpload {
  readonly file: Upload;
  /** What of the upload isn't in it. */
  readonly losses: readonly ImportLoss[];
}

/**
 * A file of responses as the importers read it: of a workbook the first sheet with data, as a CSV; anything else as it is.
 * Workbooks are unpacked in a thread of their own, within the limits of all imports.
 * @throws AppError `import.unknownFormat` for a protected or old one, `import.tooLarge`, `import.corrupt`, `import.busy`
 */
export async function readTextUpload(upload: Upload): Promise<TextUpload> {
  if (!isWorkbook(upload.content)) return { file: upload, losses: [] };
  const { content, leftOut } = await readTableFile(upload.content);
  const losses = leftOut.map((detail) => ({ question: "", reason: "otherSheets" satisfies Reason, detail }));
  return { file: { name: `${upload.name}.csv`, content, isSheet: true }, losses };
}
