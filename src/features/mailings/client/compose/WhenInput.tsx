import { FormControlLabel, Radio, RadioGroup, TextField } from "@mui/material";
import { failureText, useTexts } from "../../../../client/kit/console";

/** When an e-mail is sent, as the dialog holds it. */
export interface When {
  readonly isLater: boolean;
  /** `YYYY-MM-DD`, by the community's calendar; empty while it isn't chosen. */
  readonly date: string;
  /** `HH:MM`, by the community's clock; empty while it isn't chosen. */
  readonly time: string;
}

/** The day and time that were chosen; undefined while they aren't whole, or for now. */
export const chosenTime = ({ isLater, date, time }: When) => (isLater && date !== "" && time !== "" ? { date, time } : undefined);

interface WhenInputProps {
  readonly when: When;
  /** Whether it can be sent now, too. */
  readonly hasNow: boolean;
  /** IANA name of the community's zone, once it is known. */
  readonly timeZone: string | undefined;
  /** Why the day and time aren't taken. */
  readonly error: unknown;
  readonly onChange: (when: When) => void;
}

/** Chooses when an e-mail is sent: now, or at a day and time by the community's clock. */
export function WhenInput({ when, hasNow, timeZone, error, onChange }: WhenInputProps) {
  const { t } = useTexts();
  const { isLater, date, time } = when;
  const help = t(timeZone ? "mailings.send.timeHelpZone" : "mailings.send.timeHelp", { zone: timeZone ?? "" });
  const shared = { error: Boolean(error), slotProps: { inputLabel: { shrink: true } } };
  return (
    <>
      {hasNow && (
        <RadioGroup
          aria-label={t("mailings.send.when")}
          value={isLater ? "later" : "now"}
          onChange={(_, next) => onChange({ ...when, isLater: next === "later" })}
        >
          <FormControlLabel value="now" control={<Radio />} label={t("mailings.send.whenNow")} />
          <FormControlLabel value="later" control={<Radio />} label={t("mailings.send.whenLater")} />
        </RadioGroup>
      )}
      {isLater && (
        <>
          <TextField
            {...shared}
            type="date"
            label={t("mailings.send.date")}
            value={date}
            onChange={(event) => onChange({ ...when, date: event.target.value })}
          />
          <TextField
            {...shared}
            type="time"
            label={t("mailings.send.time")}
            helperText={error ? failureText(error, t) : help}
            value={time}
            onChange={(event) => onChange({ ...when, time: event.target.value })}
          />
        </>
      )}
    </>
  );
}
