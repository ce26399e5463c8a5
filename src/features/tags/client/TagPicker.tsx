import { Autocomplete, Box, Chip, TextField, Typography } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import { useTagList } from "./useTagChange";

interface TagPickerProps {
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  /** Whether tags can be made by writing them. */
  readonly canMake: boolean;
  readonly hasIssue: boolean;
}

const groupOf = (tag: string): string => (tag.includes(":") ? (tag.split(":")[0] ?? "") : "");

/** Tags by their groups, each with how many members have it; new ones are written. */
export function TagPicker({ value, onChange, canMake, hasIssue }: TagPickerProps) {
  const { t } = useTexts();
  const { data, isPending } = useTagList();
  const known = [...(data?.tags ?? []), ...(data?.publicTags ?? [])].sort(
    (one, other) => groupOf(one).localeCompare(groupOf(other)) || one.localeCompare(other),
  );
  return (
    <Autocomplete
      multiple
      freeSolo={canMake}
      autoSelect={canMake}
      options={known}
      groupBy={(tag) => groupOf(tag) || t("tags.change.noGroup")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      loadingText={t("console.state.loading")}
      noOptionsText={t("fields.reference.none")}
      loading={isPending}
      value={[...value]}
      onChange={(_, next) => onChange([...new Set(next.map((tag) => tag.trim()).filter(Boolean))])}
      renderValue={(tags, getItemProps) =>
        tags.map((tag, index) => {
          const { key, ...item } = getItemProps({ index });
          return <Chip key={key} size="small" label={tag} {...item} />;
        })
      }
      renderOption={({ key, ...props }, tag) => (
        <Box component="li" key={key} {...props} sx={{ display: "flex", gap: 1 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {tag}
          </Box>
          <Typography component="span" variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
            {data?.counts[tag] ?? 0}
          </Typography>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("tags.change.tags")}
          error={hasIssue}
          helperText={t(hasIssue ? "tags.change.tagIssue" : canMake ? "tags.change.tagsHelp" : "tags.change.chooseHelp")}
        />
      )}
    />
  );
}
