import { Box, Button, Collapse, Paper, Stack, Typography } from "@mui/material";
import { useId, useState } from "react";
import { Icon, ReferencesPicker, useField, useTexts, type WidgetProps } from "../../../../client/kit/console";
import { AdditionNote } from "./AdditionNote";
import { PastedList } from "./PastedList";
import { SegmentMembers } from "./SegmentMembers";
import { TaggedMembers } from "./TaggedMembers";
import { useResolveMembers } from "./useResolveMembers";

/** Beyond this many they are counted, not listed. */
const LISTED = 60;

type Tool = "tags" | "segments" | "list";

const TOOLS = [
  { name: "tags", label: "activities.wizard.people.byTag", icon: "Badge" },
  { name: "segments", label: "activities.wizard.people.bySegment", icon: "FilterList" },
  { name: "list", label: "activities.wizard.people.byList", icon: "ContentPaste" },
] as const;

/** How many there are, where they are too many to be listed. */
function Many({
  count,
  isDisabled,
  onClear,
}: {
  readonly count: number;
  readonly isDisabled: boolean;
  readonly onClear: () => void;
}) {
  const { t, language } = useTexts();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: "center", flexWrap: "wrap" }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t("activities.wizard.people.count", { smart_count: count, count: new Intl.NumberFormat(language).format(count) })}
      </Typography>
      <Button size="small" color="inherit" disabled={isDisabled} onClick={onClear}>
        {t("activities.wizard.people.clear")}
      </Button>
    </Stack>
  );
}

/** Who may take part: chosen one by one, by their tags or segments, or as a pasted list. */
export function ParticipantsField({ id, value, disabled, errors, onChange }: WidgetProps) {
  const { t } = useTexts();
  const reference = useField()?.reference;
  const [tool, setTool] = useState<Tool>();
  const panel = useId();
  const ids = Array.isArray(value) ? value.map(String) : [];
  const { add, addition, failure, isBusy } = useResolveMembers({ value: ids, onChange });
  return (
    <Box sx={{ display: "grid", gap: 1.5, minWidth: 0 }}>
      {ids.length > LISTED || !reference ? (
        <Many count={ids.length} isDisabled={disabled} onClear={() => onChange([])} />
      ) : (
        <ReferencesPicker
          id={id}
          reference={reference}
          value={ids}
          isDisabled={disabled}
          hasError={errors.length > 0}
          onChange={onChange}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
        {TOOLS.map(({ name, label, icon }) => (
          <Button
            key={name}
            size="small"
            variant={tool === name ? "contained" : "outlined"}
            disableElevation
            disabled={disabled}
            aria-expanded={tool === name}
            aria-controls={panel}
            startIcon={<Icon name={icon} />}
            onClick={() => setTool(tool === name ? undefined : name)}
          >
            {t(label)}
          </Button>
        ))}
      </Stack>
      <Collapse in={tool !== undefined} id={panel}>
        <Paper variant="outlined" sx={{ p: 1.5 }}>
          {tool === "list" ? <PastedList isBusy={isBusy} onAdd={(entries) => add({ entries })} /> : null}
          {tool === "tags" ? <TaggedMembers isBusy={isBusy} onAdd={(tags) => add({ tags })} /> : null}
          {tool === "segments" ? <SegmentMembers isBusy={isBusy} onAdd={(segments) => add({ segments })} /> : null}
        </Paper>
      </Collapse>
      <AdditionNote addition={addition} failure={failure} />
    </Box>
  );
}
