import { MenuItem, TextField } from "@mui/material";
import { useEntityOf, useReferenceOptions, useTexts } from "../../../../client/kit/console";

const SEGMENTS = { entity: "segment", resource: "segments", label: "name" };

interface SegmentSelectProps {
  /** Id; empty: everybody. */
  readonly value: string;
  readonly onChange: (segment: string) => void;
}

function Options({ value, onChange }: SegmentSelectProps) {
  const { t } = useTexts();
  const { labels } = useReferenceOptions({ reference: SEGMENTS, text: "", isOpen: true });
  if (labels.size === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={t("results.filter.segment")}
      value={labels.has(value) ? value : ""}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180, maxWidth: 280 }}
    >
      <MenuItem value="">{t("results.filter.everybody")}</MenuItem>
      {[...labels].map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Whose responses count, where the console has segments. */
export function SegmentSelect(props: SegmentSelectProps) {
  const canList = useEntityOf("segments")?.actions.list === true;
  return canList ? <Options {...props} /> : null;
}
