import { Alert, AlertTitle, Box, Checkbox, FormControlLabel, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { MailingCheck } from "../../shared/api/drafts";
import { useEndOfQuiet } from "../useEndOfQuiet";

const MOST_UNKNOWN = 20;

interface CheckSummaryProps {
  readonly check: MailingCheck;
  /** Whether it is sent at a time of its own. */
  readonly isLater: boolean;
  /** Whether people who are no members are left out. */
  readonly skipsUnknown: boolean;
  readonly onSkipUnknown: (skips: boolean) => void;
}

/** Who would get a mailing, and who is left out for what. */
export function CheckSummary({ check, isLater, skipsUnknown, onSkipUnknown }: CheckSummaryProps) {
  const { t } = useTexts();
  const { dateOf } = useEndOfQuiet();
  const { total, recipients, leftOut, unknown, waiting, quietUntil } = check;
  const isWholeNow = waiting === recipients && !isLater;
  return (
    <Box sx={{ display: "grid", gap: 1.5 }} role="status">
      <Typography variant="h4" component="p">
        {t("mailings.check.recipients", { smart_count: recipients })}
      </Typography>
      {quietUntil !== null && (
        <Alert severity="info" icon={<Icon name="Schedule" />}>
          {t(isWholeNow ? "mailings.quiet" : "mailings.check.waiting", { smart_count: waiting, date: dateOf(quietUntil) })}
        </Alert>
      )}
      {total > recipients && (
        <Typography color="text.secondary">{t("mailings.check.leftOut", { smart_count: total - recipients })}</Typography>
      )}
      {leftOut.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
          {leftOut.map(({ reason, count, names }) => (
            <Typography component="li" key={reason} sx={{ overflowWrap: "anywhere" }}>
              <strong>{`${t(`mailings.reasons.${reason}`)}: ${count}`}</strong>
              {` (${names.join(", ")}${count > names.length ? "…" : ""})`}
            </Typography>
          ))}
        </Box>
      )}
      {unknown.length > 0 && (
        <Alert severity={skipsUnknown ? "info" : "warning"} sx={{ overflowWrap: "anywhere" }}>
          <AlertTitle>{t("errors.mailings.unknownPeople")}</AlertTitle>
          {unknown.slice(0, MOST_UNKNOWN).join(", ")}
          {unknown.length > MOST_UNKNOWN && "…"}
          {total > 0 && (
            <FormControlLabel
              control={<Checkbox checked={skipsUnknown} onChange={(_, skips) => onSkipUnknown(skips)} />}
              label={t("mailings.check.skipUnknown", { smart_count: unknown.length })}
              sx={{ display: "flex", mt: 0.5 }}
            />
          )}
        </Alert>
      )}
    </Box>
  );
}
