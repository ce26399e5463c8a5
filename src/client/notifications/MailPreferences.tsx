import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Skeleton from "@mui/material/Skeleton";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { NotificationPreferences } from "../../contracts/api/notificationPreferences";
import { NOTIFICATION_CATEGORIES } from "../../shared/notificationCategories";
import { failureOf } from "../community/pages/failureOf";
import { ErrorState } from "../community/parts/ErrorState";
import { SettingsCard } from "../security/settings/SettingsCard";
import { useTexts } from "../texts/TextsProvider";
import { MailTiming } from "./MailTiming";
import { type PreferenceSide, useMailPreferences } from "./useMailPreferences";

interface KindSwitchProps {
  readonly kind: NotificationPreferences["kinds"][number];
  readonly isOff: boolean;
  readonly onChange: (mail: boolean) => void;
}

/** A kind of notification, and whether it comes by mail; what is mandatory says so. */
function KindSwitch({ kind: { label, mail, isMandatory }, isOff, onChange }: KindSwitchProps) {
  const { t } = useTexts();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}>
      <FormControlLabel
        labelPlacement="start"
        control={
          <Switch
            checked={mail && (isMandatory || !isOff)}
            disabled={isMandatory || isOff}
            onChange={(_, checked) => onChange(checked)}
          />
        }
        label={
          <>
            {label}
            {isMandatory && (
              <Typography component="span" variant="body2" sx={{ display: "block", color: "text.secondary" }}>
                {t("notificationMails.preferences.mandatory")}
              </Typography>
            )}
          </>
        }
        sx={{ m: 0, minHeight: 56, width: "100%", justifyContent: "space-between", gap: 2, "& > span": { minWidth: 0 } }}
      />
    </Box>
  );
}

interface KindListProps {
  readonly preferences: NotificationPreferences;
  readonly onChange: (kind: string, mail: boolean) => void;
}

/** The kinds, each under its heading. */
function KindList({ preferences: { kinds, isUnsubscribed }, onChange }: KindListProps) {
  const { t } = useTexts();
  const id = useId();
  const groups = NOTIFICATION_CATEGORIES.map((category) => ({
    category,
    own: kinds.filter((kind) => kind.category === category),
  })).filter(({ own }) => own.length > 0);
  return groups.map(({ category, own }) => (
    <div key={category}>
      <Typography id={`${id}${category}`} variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {t(`notificationMails.preferences.categories.${category}`)}
      </Typography>
      {/* The role: Safari takes the list for none without its marks. */}
      <Box component="ul" role="list" aria-labelledby={`${id}${category}`} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {own.map((kind) => (
          <KindSwitch key={kind.kind} kind={kind} isOff={isUnsubscribed} onChange={(mail) => onChange(kind.kind, mail)} />
        ))}
      </Box>
    </div>
  ));
}

/** Which notifications somebody gets by mail in this community; each choice counts at once. */
export function MailPreferences({ side, communityId }: { readonly side: PreferenceSide; readonly communityId: string }) {
  const { t } = useTexts();
  const { data, error, refetch, change, failure } = useMailPreferences(side, communityId);
  return (
    <SettingsCard title={t("notificationMails.preferences.title")} intro={t("notificationMails.preferences.intro")}>
      <Box role="status" sx={{ "&:empty": { display: "none" } }}>
        {failure !== undefined && <Alert severity="error">{failureOf(failure, [], t).form}</Alert>}
      </Box>
      {!data && error === null && (
        <Box role="status" aria-label={t("common.loading")}>
          <Skeleton variant="rounded" height={280} />
        </Box>
      )}
      {!data && error !== null && <ErrorState error={error} onRetry={refetch} />}
      {data?.isUnsubscribed && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => change({ isUnsubscribed: false })} sx={{ minHeight: 44 }}>
              {t("notificationMails.preferences.resubscribe")}
            </Button>
          }
        >
          {t("notificationMails.preferences.unsubscribed")}
        </Alert>
      )}
      {data && <MailTiming preferences={data} onChange={change} />}
      {data && <KindList preferences={data} onChange={(kind, mail) => change({ kinds: [{ kind, mail }] })} />}
      {data && !data.isUnsubscribed && (
        <Button variant="outlined" onClick={() => change({ isUnsubscribed: true })} sx={{ minHeight: 44, justifySelf: "start" }}>
          {t("notificationMails.preferences.unsubscribe")}
        </Button>
      )}
    </SettingsCard>
  );
}
