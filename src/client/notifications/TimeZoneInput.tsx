import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { createFilterOptions } from "@mui/material/useAutocomplete";
import { useMemo, useState } from "react";
import { useTexts } from "../texts/TextsProvider";
import { describeTimeZone, type TimeZoneOption, timeZoneOptions } from "./timeZones";

interface TimeZoneInputProps {
  readonly label: string;
  readonly help: string;
  /** IANA name; null for the community's. */
  readonly value: string | null;
  readonly communityTimeZone: string;
  readonly isDisabled: boolean;
  readonly onChange: (timeZone: string | null) => void;
}

const filterOptions = createFilterOptions<TimeZoneOption>({ stringify: ({ search }) => search });

/** Chooses a time zone, which is found by its city, region or offset; the community's comes first. */
export function TimeZoneInput({ label, help, value, communityTimeZone, isDisabled, onChange }: TimeZoneInputProps) {
  const { t, language } = useTexts();
  const [isOpened, setIsOpened] = useState(false);
  const { community, chosen } = useMemo(() => {
    const zone = describeTimeZone(communityTimeZone, language).label;
    const words = t("notificationMails.preferences.communityTimeZone", { zone });
    const first: TimeZoneOption = { name: "", label: words, region: communityTimeZone, search: words };
    return { community: first, chosen: value === null ? first : describeTimeZone(value, language) };
  }, [value, language, communityTimeZone, t]);
  // Hundreds of zones are put into words only for those who look at them.
  const zones = useMemo(() => (isOpened ? timeZoneOptions(value, language) : [chosen]), [isOpened, value, language, chosen]);
  const options = zones[0] === community ? zones : [community, ...zones];
  return (
    <Autocomplete
      disableClearable
      disabled={isDisabled}
      options={options}
      onOpen={() => setIsOpened(true)}
      value={chosen}
      isOptionEqualToValue={(option, other) => option.name === other.name}
      getOptionKey={({ name }) => name}
      filterOptions={filterOptions}
      onChange={(_event, { name }) => onChange(name === "" ? null : name)}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      noOptionsText={t("fields.reference.none")}
      renderOption={({ key, ...props }, { name, label: text, region }) => (
        <Box component="li" key={key} {...props} sx={{ minHeight: 48 }}>
          <div>
            <Typography component="span" sx={{ display: "block" }}>
              {text}
            </Typography>
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: "block" }}>
              {name === "" ? region : `${region} · ${name}`}
            </Typography>
          </div>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
    />
  );
}
