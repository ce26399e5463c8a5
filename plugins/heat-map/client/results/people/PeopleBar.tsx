import { FormControlLabel, Stack, Switch } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { People } from "../view";
import { TagSelect } from "./TagSelect";

interface PeopleBarProps {
  readonly people: People;
  readonly onChange: (people: People) => void;
}

/** Whose points are looked at, and whom they are compared with. */
export function PeopleBar({ people, onChange }: PeopleBarProps) {
  const { t } = useTexts();
  const { tag, isCompared, otherTag } = people;
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "center", width: { xs: "100%", sm: "auto" } }}>
      <TagSelect
        label={t("heatMap.results.people.label")}
        placeholder={t("heatMap.results.people.everyone")}
        value={tag}
        onChange={(next) => onChange(next === undefined ? { isCompared: false } : { ...people, tag: next })}
      />
      {tag !== undefined && (
        <FormControlLabel
          control={<Switch size="small" checked={isCompared} onChange={(_, checked) => onChange({ tag, isCompared: checked })} />}
          label={t("heatMap.results.people.compare")}
          slotProps={{ typography: { variant: "body2" } }}
          sx={{ m: 0, gap: 0.5 }}
        />
      )}
      {tag !== undefined && isCompared && (
        <TagSelect
          label={t("heatMap.results.people.with")}
          placeholder={t("heatMap.results.people.rest")}
          value={otherTag}
          // Compared with themselves they don't differ.
          onChange={(next) => onChange({ ...people, otherTag: next === tag ? undefined : next })}
        />
      )}
    </Stack>
  );
}
