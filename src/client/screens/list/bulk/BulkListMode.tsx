import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from "@mui/material";
import { useId } from "react";
import type { ClientField } from "../../../../schema/clientCatalog";
import { useTexts } from "../../common/useTexts";

export type ListMode = "add" | "remove" | "replace";
const MODES: readonly ListMode[] = ["add", "remove", "replace"];

/** Whether the field is a list of words, which can gain and lose some. */
export function isWordList({ schema, reference }: ClientField): boolean {
  return schema.type === "array" && schema.items?.type === "string" && reference === undefined;
}

interface BulkListModeProps {
  readonly mode: ListMode;
  readonly onChange: (mode: ListMode) => void;
}

/** What is done with a list of words: each record keeps its others, or all get the same. */
export function BulkListMode({ mode, onChange }: BulkListModeProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ typography: "body2", fontWeight: 600, color: "text.primary" }}>
        {t("console.bulk.edit.mode")}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={mode}
        onChange={(_, next) => onChange(MODES.find((one) => one === next) ?? mode)}
      >
        {MODES.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={t(`console.bulk.edit.${one}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
