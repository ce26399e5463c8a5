import { Autocomplete, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import { useUsedTags } from "./useUsedTags";

interface TagSelectProps {
  readonly label: string;
  /** What stands there while no tag is chosen. */
  readonly placeholder: string;
  readonly value: string | undefined;
  readonly onChange: (tag: string | undefined) => void;
}

/** One of the tags that members have; without one, whoever the placeholder says. */
export function TagSelect({ label, placeholder, value, onChange }: TagSelectProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const tags = useUsedTags(typed === value ? "" : typed, isOpen);
  return (
    <Autocomplete
      size="small"
      options={tags}
      filterOptions={(options) => options}
      // What is chosen stays so, whatever the list offers.
      isOptionEqualToValue={(option, chosen) => option === chosen}
      value={value ?? null}
      onChange={(_, tag) => onChange(tag ?? undefined)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("fields.reference.none")}
      sx={{ width: { xs: "100%", sm: 220 } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={placeholder}
          slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
        />
      )}
    />
  );
}
