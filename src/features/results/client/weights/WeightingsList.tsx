import { IconButton, List, ListItem, ListItemText, Stack } from "@mui/material";
import { EmptyState, Icon, useTexts } from "../../../../client/kit/console";
import type { Weighting } from "../../shared/weightingsApi";
import { useFormats } from "../useFormats";

interface WeightingsListProps {
  readonly weightings: readonly Weighting[];
  readonly titleOf: (variable: string) => string;
  readonly canChange: boolean;
  readonly onEdit: (weighting: Weighting) => void;
  readonly onDelete: (weighting: Weighting) => void;
}

/** The weightings of a survey. */
export function WeightingsList({ weightings, titleOf, canChange, onEdit, onDelete }: WeightingsListProps) {
  const { t } = useTexts();
  const formats = useFormats();
  if (weightings.length === 0) return <EmptyState icon="Tune" title={t("weights.empty")} body={t("weights.emptyBody")} />;
  return (
    <List disablePadding>
      {weightings.map((weighting) => {
        const { id, name, method, dimensions, respondents, missingWeight } = weighting;
        const what =
          method === "import"
            ? [
                t("weights.respondents", { smart_count: respondents ?? 0, count: formats.count(respondents ?? 0) }),
                t(`weights.others.${missingWeight ?? "exclude"}`),
              ].join(" · ")
            : dimensions.map(({ variable }) => titleOf(variable)).join(" × ");
        return (
          <ListItem key={id} divider disableGutters sx={{ gap: 1 }}>
            <ListItemText
              primary={name}
              secondary={`${t(`weights.methods.${method}`)} · ${what}`}
              slotProps={{ primary: { dir: "auto" }, secondary: { sx: { overflowWrap: "anywhere" } } }}
            />
            {canChange && (
              <Stack direction="row">
                {method !== "import" && (
                  <IconButton aria-label={t("weights.edit", { name })} onClick={() => onEdit(weighting)}>
                    <Icon name="Edit" />
                  </IconButton>
                )}
                <IconButton aria-label={t("weights.delete", { name })} onClick={() => onDelete(weighting)}>
                  <Icon name="Delete" />
                </IconButton>
              </Stack>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
