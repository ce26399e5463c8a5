import { Box, FormHelperText, MenuItem, TextField } from "@mui/material";
import { ReferencePicker, useTexts } from "../../../../client/kit/console";
import { usePageNames } from "../useMailings";
import { DESTINATIONS, type MailingForm } from "./form";

const ACTIVITIES = { entity: "activity", resource: "activities", label: "title" };

interface DestinationInputProps {
  readonly form: MailingForm;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<MailingForm>) => void;
}

/** Where a notification leads: to an activity, to another page of the community, or nowhere. */
export function DestinationInput({ form, error, onChange }: DestinationInputProps) {
  const { t } = useTexts();
  const { leadsTo, destination, link } = form;
  const { data: pages = [] } = usePageNames(leadsTo === "ADDRESS");
  // Another mailing's may have a query.
  const isElsewhere = link !== "" && pages.every(({ path }) => path !== link);
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <TextField
        select
        label={t("mailings.leadsTo.label")}
        value={leadsTo}
        onChange={(event) => onChange({ leadsTo: DESTINATIONS.find((one) => one === event.target.value) ?? "NOWHERE" })}
      >
        {DESTINATIONS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`mailings.leadsTo.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {leadsTo === "ACTIVITY" && (
        <Box>
          <ReferencePicker
            ariaLabel={t("mailings.audience.activity")}
            reference={ACTIVITIES}
            value={destination}
            hasError={error !== undefined}
            onChange={(next) => onChange({ destination: next })}
          />
          {error && <FormHelperText error>{error}</FormHelperText>}
        </Box>
      )}
      {leadsTo === "ADDRESS" && (
        <TextField
          select
          label={t("mailings.leadsTo.page")}
          value={link}
          onChange={(event) => onChange({ link: event.target.value })}
          error={error !== undefined}
          helperText={error}
        >
          {pages.map(({ path, label }) => (
            <MenuItem key={path} value={path}>
              {label}
            </MenuItem>
          ))}
          {isElsewhere && <MenuItem value={link}>{link}</MenuItem>}
        </TextField>
      )}
    </Box>
  );
}
