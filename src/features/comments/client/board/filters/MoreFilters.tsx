import { Autocomplete, Box, FormControlLabel, Popover, Switch, TextField } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";
import { useUsedTags } from "../comment/tags";
import type { BoardFilter } from "./boardFilter";
import type { ChangeFilter } from "./changeFilter";

interface MoreFiltersProps {
  readonly anchor: HTMLElement;
  readonly filter: BoardFilter;
  readonly onChange: ChangeFilter;
  readonly onClose: () => void;
}

interface DayBoxProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
}

function DayBox({ label, value, onChange }: DayBoxProps) {
  return (
    <TextField
      type="date"
      size="small"
      fullWidth
      label={label}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** What is looked for now and then: a tag, medals, days. */
export function MoreFilters({ anchor, filter, onChange, onClose }: MoreFiltersProps) {
  const { t } = useTexts();
  const tags = useUsedTags();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { role: "dialog", "aria-label": t("comments.board.filter.more") } }}
    >
      <Box sx={{ display: "grid", gap: 2, p: 2, width: 320 }}>
        <Autocomplete
          size="small"
          options={[...tags]}
          value={filter.tag ?? null}
          onChange={(_, tag) => onChange({ tag: tag ?? undefined })}
          noOptionsText={t("fields.reference.none")}
          openText={t("fields.open")}
          closeText={t("fields.close")}
          clearText={t("fields.clear")}
          renderInput={(params) => <TextField {...params} label={t("comments.board.filter.tag")} />}
        />
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1 }}>
          <DayBox label={t("comments.board.filter.from")} value={filter.from} onChange={(from) => onChange({ from })} />
          <DayBox label={t("comments.board.filter.to")} value={filter.to} onChange={(to) => onChange({ to })} />
        </Box>
        <FormControlLabel
          control={<Switch checked={filter.hasMedal ?? false} onChange={(_, hasMedal) => onChange({ hasMedal })} />}
          label={t("comments.board.filter.medal")}
        />
      </Box>
    </Popover>
  );
}
