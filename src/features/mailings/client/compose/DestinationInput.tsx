import { Box, FormHelperText, MenuItem, TextField } from "@mui/material";
import { ReferencePicker, useTexts } from "../../../../client/kit/console";
import { toCommunityLink } from "../../shared/communityLink";
import { DESTINATIONS, type MailingForm } from "./form";

const ACTIVITIES = { entity: "activity", resource: "activities", label: "title" };

/** The community's own app, e.g. `https://panel.example/c/demo`. */
const communityHome = () => `${location.origin}${location.pathname.match(/^\/c\/[^/]+/)?.[0] ?? ""}`;

interface DestinationInputProps {
  readonly form: MailingForm;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<MailingForm>) => void;
}

/** Where a notification leads: to an activity, to another page of the community, or nowhere. */
export function DestinationInput({ form, error, onChange }: DestinationInputProps) {
  const { t } = useTexts();
  const { leadsTo, destination, link } = form;
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
          label={t("mailings.leadsTo.address")}
          value={link}
          onChange={(event) => onChange({ link: event.target.value })}
          onBlur={() => onChange({ link: toCommunityLink(link, communityHome()) })}
          error={error !== undefined}
          helperText={error ?? t("mailings.leadsTo.addressHelp")}
          placeholder="/activities"
          slotProps={{ htmlInput: { maxLength: 300, inputMode: "url" } }}
        />
      )}
    </Box>
  );
}
