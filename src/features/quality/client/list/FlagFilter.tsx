import { Chip, MenuItem, Stack, TextField, Tooltip } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { FlagCount } from "../../shared/api/quality";
import { useFormats } from "../useFormats";

const REVIEWS = ["undecided", "kept", "discarded"] as const;

export interface Filter {
  readonly flag: string | undefined;
  readonly review: (typeof REVIEWS)[number] | undefined;
}

interface FlagFilterProps {
  readonly flags: readonly FlagCount[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** The flags that there are, with how many responses each has; and what was decided. */
export function FlagFilter({ flags, filter, onChange }: FlagFilterProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const shown = flags.filter(({ name, count }) => count > 0 || name === filter.flag);
  const toggle = (name: string) => onChange({ ...filter, flag: filter.flag === name ? undefined : name });
  return (
    <Stack
      direction="row"
      sx={{ columnGap: 1.5, rowGap: 2, flexWrap: "wrap", alignItems: "center", justifyContent: "space-between" }}
    >
      <Stack
        direction="row"
        role="group"
        aria-label={t("quality.filter.flags")}
        sx={{ gap: 1, flexWrap: "wrap", flex: "1 1 320px" }}
      >
        {shown.map(({ name, icon, count }) => {
          const isOn = filter.flag === name;
          return (
            <Tooltip key={name} title={t(`quality.flagHelps.${name}`)} describeChild>
              <Chip
                icon={<Icon name={icon} />}
                label={`${t(`quality.flags.${name}`)} · ${formats.count(count)}`}
                variant={isOn ? "filled" : "outlined"}
                color={isOn ? "primary" : "default"}
                aria-pressed={isOn}
                onClick={() => toggle(name)}
              />
            </Tooltip>
          );
        })}
      </Stack>
      <TextField
        select
        size="small"
        label={t("quality.filter.review")}
        value={filter.review ?? "all"}
        onChange={({ target }) => onChange({ ...filter, review: REVIEWS.find((review) => review === target.value) })}
        sx={{ minWidth: 190 }}
      >
        <MenuItem value="all">{t("quality.filter.all")}</MenuItem>
        {REVIEWS.map((review) => (
          <MenuItem key={review} value={review}>
            {t(`quality.review.${review}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
