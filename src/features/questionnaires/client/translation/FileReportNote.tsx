import { Alert } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { FileReport } from "./TextsFile";

/** More line numbers than these help nobody. */
const MOST_LINES = 20;

interface FileReportNoteProps {
  readonly report: FileReport;
  readonly onClose: () => void;
}

/** What became of a file of texts. */
export function FileReportNote({ report, onClose }: FileReportNoteProps) {
  const { t } = useTexts();
  const { texts, unknownLines, unknownColumns } = report;
  const lines = unknownLines.slice(0, MOST_LINES).join(", ") + (unknownLines.length > MOST_LINES ? ", …" : "");
  const isWhole = unknownLines.length === 0 && unknownColumns.length === 0;
  return (
    <Alert severity={isWhole ? "success" : "warning"} onClose={onClose} closeText={t("surveys.close")}>
      <div>{t("surveys.translation.read", { smart_count: texts })}</div>
      {unknownLines.length > 0 && <div>{t("surveys.translation.unknownLines", { smart_count: unknownLines.length, lines })}</div>}
      {unknownColumns.length > 0 && <div>{t("surveys.translation.unknownColumns", { columns: unknownColumns.join(", ") })}</div>}
    </Alert>
  );
}
