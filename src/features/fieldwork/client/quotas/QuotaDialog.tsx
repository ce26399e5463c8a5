import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
  useMediaQuery,
  useTheme,
} from "@mui/material";
import { useId, useState } from "react";
import { failureText, useConfirm, useTexts } from "../../../../client/kit/console";
import { ConditionEditor, type Quota } from "../../../../client/kit/questions";
import { QUOTA_DEVICES, type QuotaDevice } from "../../../../survey/fieldwork/cell";
import { WholeNumberField } from "../tab/WholeNumberField";
import { NeededNote } from "./NeededNote";
import { type QuotaDraft, saveQuota } from "./quotasApi";

const MOST = 10_000_000;
const LONGEST_TITLE = 200;
/** Everybody counts. */
const ALL = { all: [] } as const;
const NEW: QuotaDraft = { title: "", target: 100, device: null, condition: ALL, isOpen: true };

function draftOf(quota: Quota | undefined): QuotaDraft {
  if (!quota) return NEW;
  const { title, target, device, condition, isOpen } = quota;
  return { title, target, device, condition, isOpen: isOpen !== false };
}

interface QuotaDialogProps {
  readonly activityId: string;
  /** Absent for a new one. */
  readonly quota: Quota | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

interface PartProps {
  readonly draft: QuotaDraft;
  readonly onChange: (values: Partial<QuotaDraft>) => void;
}

function Fields({ draft, target, onTarget, onChange }: PartProps & TargetProps) {
  const { t } = useTexts();
  return (
    <>
      <TextField
        autoFocus
        required
        label={t("entities.quota.fields.title")}
        helperText={t("entities.quota.helps.title")}
        value={draft.title}
        onChange={(event) => onChange({ title: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_TITLE } }}
      />
      <WholeNumberField
        label={t("entities.quota.fields.target")}
        help={t("surveys.quotas.targetHelp")}
        value={target}
        most={MOST}
        isDisabled={false}
        onChange={onTarget}
      />
      <TextField
        select
        label={t("entities.quota.fields.device")}
        value={draft.device ?? ""}
        onChange={(event) => onChange({ device: (event.target.value || null) as QuotaDevice | null })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 420 }}
      >
        <MenuItem value="">{t("surveys.quotas.anyDevice")}</MenuItem>
        {QUOTA_DEVICES.map((device) => (
          <MenuItem key={device} value={device}>
            {t(`entities.quota.enums.device.${device}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

interface TargetProps {
  readonly target: number | null;
  readonly onTarget: (target: number | null) => void;
}

/** Sets up a quota: its name, how many, and who counts. */
export function QuotaDialog({ activityId, quota, onClose, onSaved }: QuotaDialogProps) {
  const { t } = useTexts();
  const { breakpoints } = useTheme();
  const confirm = useConfirm();
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(quota));
  const [target, setTarget] = useState<number | null>(draft.target);
  // A second attempt goes on with what the first one has set up.
  const [savedId, setSavedId] = useState(quota?.id);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const change = (values: Partial<QuotaDraft>) => setDraft((before) => ({ ...before, ...values }));
  const hasChanged = JSON.stringify({ ...draft, target }) !== JSON.stringify(draftOf(quota));
  const leave = async () => {
    const canLeave =
      !hasChanged ||
      (await confirm({
        title: t("console.form.leave.title"),
        body: t("console.settings.leave"),
        confirmLabel: t("console.form.leave.confirm"),
        isDestructive: true,
      }));
    if (canLeave) onClose();
  };
  const canSave = draft.title.trim() !== "" && target !== null && !isBusy;
  const save = async () => {
    if (target === null) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await saveQuota(activityId, { id: savedId, onCreated: setSavedId }, { ...draft, target });
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    } finally {
      onSaved();
    }
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={useMediaQuery(breakpoints.down("sm"))}
      onClose={() => void leave()}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{t(quota ? "surveys.quotas.editTitle" : "surveys.quotas.addTitle")}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Fields draft={draft} target={target} onTarget={setTarget} onChange={change} />
          <section aria-labelledby={`${id}-who`}>
            <Typography id={`${id}-who`} component="h3" sx={{ fontWeight: 600 }}>
              {t("surveys.quotas.who")}
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
              {t("surveys.quotas.whoHelp")}
            </Typography>
            <ConditionEditor
              condition={draft.condition ?? undefined}
              pointer=""
              standpoint={{ isBehindAll: true }}
              faults={[]}
              isDisabled={false}
              isSaid
              onChange={(condition) => change({ condition: condition ?? ALL })}
            />
          </section>
          <NeededNote condition={draft.condition} />
          {failure !== undefined && <Alert severity="error">{failureText(failure, t)}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={() => void leave()}>
          {t("surveys.quotas.cancel")}
        </Button>
        <Button variant="contained" disabled={!canSave} onClick={() => void save()}>
          {t("surveys.quotas.save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
