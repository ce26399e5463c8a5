import { Chip, MenuItem, Stack, TextField } from "@mui/material";
import { useTexts } from "../../../../../src/client/kit/console";
import type { SignLabels } from "../../../shared/api/schemas";
import type { ChangeView, View } from "../view";

export interface FiltersProps {
  readonly labels: SignLabels;
  readonly view: View;
  /** Names of those whose explanations can be read, where there is a choice. */
  readonly groups: readonly string[];
  /** Position of the group that is read. */
  readonly whose: number;
  readonly onWhose: (group: number) => void;
  readonly onView: ChangeView;
}

/** What the explanations are narrowed to, each of which can be taken away. */
export function Filters({ labels, view, groups, whose, onWhose, onView }: FiltersProps) {
  const { t } = useTexts();
  const { area, sign, people } = view;
  const isTagged = people.tag !== undefined && groups.length === 0;
  if (!area && sign === "BOTH" && people.tag === undefined) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.75, mb: 1, alignItems: "center" }}>
      {groups.length > 0 && (
        <TextField
          select
          size="small"
          label={t("heatMap.results.explanations.whose")}
          value={Math.min(whose, groups.length - 1)}
          onChange={(event) => onWhose(Number(event.target.value))}
          sx={{ minWidth: 160, mt: 0.75 }}
        >
          {groups.map((name, at) => (
            <MenuItem key={name} value={at}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {area && (
        <Chip
          size="small"
          color="primary"
          variant="outlined"
          label={area.name ? t("heatMap.results.filter.cell", { cell: area.name }) : t("heatMap.results.filter.area")}
          onDelete={() => onView({ area: undefined })}
        />
      )}
      {sign !== "BOTH" && <Chip size="small" variant="outlined" label={labels[sign]} onDelete={() => onView({ sign: "BOTH" })} />}
      {isTagged && (
        <Chip
          size="small"
          variant="outlined"
          label={t("heatMap.results.filter.tag", { tag: people.tag })}
          onDelete={() => onView({ people: { isCompared: false } })}
        />
      )}
    </Stack>
  );
}
