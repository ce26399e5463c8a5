import { Button, Stack, TextField, Typography } from "@mui/material";
import { useRef } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { FailureList } from "./FailureList";
import { MissingChoice } from "./MissingChoice";
import { useTablePreview, type WeightTable } from "./useTablePreview";

interface ImportFormProps {
  readonly activityId: string;
  readonly table: WeightTable;
  readonly onChange: (table: WeightTable) => void;
}

/** Weights from a file, or pasted from a spreadsheet. */
export function ImportForm({ activityId, table, onChange }: ImportFormProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const change = (part: Partial<WeightTable>) => onChange({ ...table, ...part });
  const hasTable = table.file !== undefined || table.pasted.trim() !== "";
  const { data: preview, error } = useTablePreview(activityId, table);
  return (
    <Stack sx={{ gap: 2.5, pt: 1 }}>
      <TextField
        label={t("weights.form.name")}
        value={table.name}
        onChange={({ target }) => change({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("weights.import.help")}
      </Typography>
      <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 2 }}>
        <Button variant="outlined" startIcon={<Icon name="CloudUpload" />} onClick={() => input.current?.click()}>
          {t("weights.import.choose")}
        </Button>
        {table.file && <Typography sx={{ overflowWrap: "anywhere" }}>{table.file.name}</Typography>}
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label={t("weights.import.choose")}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = "";
            if (file) change({ file, pasted: "" });
          }}
        />
      </Stack>
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        label={t("weights.import.paste")}
        value={table.pasted}
        onChange={({ target }) => change({ pasted: target.value, file: undefined })}
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: "monospace" } } }}
      />
      {hasTable && error && <FailureList error={error} />}
      {hasTable && !error && preview && (
        <MissingChoice preview={preview} value={table.missing} onChange={(missing) => change({ missing })} />
      )}
    </Stack>
  );
}
