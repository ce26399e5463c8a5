import { Autocomplete, Box, TextField, Typography } from "@mui/material";
import { useState } from "react";
import type { LogPerson } from "../../../contracts/api/activityLog";
import { useTexts } from "../../screens/common/useTexts";
import { useTyped } from "../../screens/inputs/useTyped";
import { activityLog } from "./useActivityLog";

interface PersonBoxProps {
  readonly space: string | undefined;
  readonly value: LogPerson | null;
  readonly onChange: (person: LogPerson | null) => void;
}

/** Finds somebody of the space by name, as one types; the team stands first. */
export function PersonBox({ space, value, onChange }: PersonBoxProps) {
  const { t } = useTexts();
  const [q, setQ] = useState("");
  const [text, setText] = useTyped(q, setQ);
  const [isOpen, setOpen] = useState(false);
  const query = { ...(space ? { space } : {}), ...(q ? { q } : {}) };
  const found = activityLog.useCall("GET /api/activity-log/people", { query }, { enabled: isOpen, keepsPrevious: true });
  return (
    <Autocomplete
      size="small"
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={[...(found.data ?? [])]}
      filterOptions={(options) => options}
      value={value}
      inputValue={isOpen ? text : (value?.name ?? "")}
      onInputChange={(_, typed, reason) => setText(reason === "input" ? typed : "")}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      loading={found.isFetching}
      loadingText={t("console.state.loading")}
      noOptionsText={t("activityLog.filter.nobody")}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      onChange={(_, person) => onChange(person)}
      renderOption={({ key, ...props }, { name, role }) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {name}
            </Typography>
            {role ? (
              <Typography variant="caption" color="text.secondary">
                {role}
              </Typography>
            ) : null}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t("activityLog.filter.person")}
          placeholder={t("activityLog.filter.anybody")}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      slotProps={{ popper: { sx: { minWidth: 220 } } }}
    />
  );
}
