import type { ErrorCode } from "../../../../shared/errors";

/** What a spreadsheet is refused for: the error's code. The words are `imports.file.<reason>` of the locales. */
export const XLSX_ERRORS = {
  farCell: "import.tooLarge",
  farRow: "import.tooLarge",
  longText: "import.tooLarge",
  emptyStretch: "import.tooLarge",
  unpackedSize: "import.tooLarge",
  unusedTexts: "import.tooLarge",
  manyFormats: "import.tooLarge",
  manyMerged: "import.tooLarge",
  muchText: "import.tooLarge",
  tooDemanding: "import.tooLarge",
  falseSize: "import.corrupt",
  doubledPart: "import.corrupt",
  unusualPart: "import.corrupt",
  brokenPart: "import.corrupt",
  brokenRow: "import.corrupt",
  protected: "import.unknownFormat",
} as const satisfies Record<string, ErrorCode>;

export type XlsxReason = keyof typeof XLSX_ERRORS;
export type XlsxParams = Readonly<Record<string, string | number>>;

/** A spreadsheet is refused. The parameters tell the place: a cell, a row or a part of the file. */
export class XlsxError extends Error {
  constructor(
    readonly reason: XlsxReason,
    readonly params: XlsxParams = {},
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}
