import { Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { CrossTable } from "../../shared/tablesApi";
import { useFormats } from "../useFormats";

interface MissingNoteProps {
  readonly table: CrossTable;
  readonly titleOf: (variable: string) => string;
}

/** Who is in no base, and why. */
export function MissingNote({ table, titleOf }: MissingNoteProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const lines = table.missing.flatMap(({ question, reasons }) => {
    const parts = Object.entries(reasons).map(
      ([reason, count]) => `${formats.count(count)} ${t(`results.missing.${reason}`, { smart_count: count })}`,
    );
    return parts.length > 0 ? [`${titleOf(question)}: ${parts.join(", ")}`] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Typography component="div" variant="body2" sx={{ color: "text.secondary", px: 2, pt: 2 }}>
      <strong>{t("crossTables.missing")}</strong>
      {lines.map((line) => (
        <div key={line} dir="auto">
          {line}
        </div>
      ))}
    </Typography>
  );
}
