import {
  Box,
  Chip,
  FormControlLabel,
  IconButton,
  LinearProgress,
  Paper,
  Stack,
  Switch,
  Tooltip,
  Typography,
} from "@mui/material";
import { useId } from "react";
import { failureText, Icon, previewAddress, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import { type Quota, Sentence, showIfPieces, useLogicScope } from "../../../../client/kit/questions";
import { deleteQuota, switchQuota } from "./quotasApi";

interface QuotaRowProps {
  readonly activityId: string;
  readonly quota: Quota;
  readonly canUpdate: boolean;
  readonly onEdit: () => void;
  readonly onChanged: () => void;
}

function isForAll({ condition }: Quota): boolean {
  return condition !== null && "all" in condition && condition.all.length === 0;
}

/** Who counts, in words. */
function Who({ quota }: { readonly quota: Quota }) {
  const { t } = useTexts();
  const scope = useLogicScope();
  const { condition, device } = quota;
  return (
    <Typography variant="body2" component="div" sx={{ color: condition ? "text.secondary" : "warning.main" }}>
      {condition === null && t("surveys.quotas.nobody")}
      {condition !== null &&
        (isForAll(quota) ? t("surveys.quotas.everybody") : <Sentence pieces={showIfPieces(condition, scope)} />)}
      {device && <Chip size="small" variant="outlined" sx={{ ml: 1 }} label={t(`entities.quota.enums.device.${device}`)} />}
    </Typography>
  );
}

/** How far it is: complete, with those on the way behind. */
function Progress({ quota, label }: { readonly quota: Quota; readonly label: string }) {
  const { t, language } = useTexts();
  const { target, completed, reserved, turnedAway } = quota;
  const format = new Intl.NumberFormat(language).format;
  const share = (count: number) => Math.min(100, (count / target) * 100);
  const isFull = completed + reserved >= target;
  return (
    <Box sx={{ minWidth: 0 }}>
      <LinearProgress
        variant="buffer"
        color={completed >= target ? "success" : "primary"}
        value={share(completed)}
        valueBuffer={share(completed + reserved)}
        aria-label={label}
        sx={{ height: 8, borderRadius: 1, bgcolor: "action.hover", "& .MuiLinearProgress-dashed": { display: "none" } }}
      />
      <Typography variant="body2" sx={{ mt: 0.5, fontVariantNumeric: "tabular-nums" }}>
        {t("surveys.quotas.count", { completed: format(completed), target: format(target) })}
        {reserved > 0 && ` · ${t("surveys.quotas.reserved", { smart_count: reserved })}`}
        {turnedAway > 0 && ` · ${t("surveys.quotas.turnedAway", { smart_count: turnedAway })}`}
        {isFull && ` · ${t("surveys.quotas.full")}`}
      </Typography>
    </Box>
  );
}

/** What somebody in a full quota gets to see, before anybody is turned away. */
function TryFull({ activityId, quota }: Pick<QuotaRowProps, "activityId" | "quota">) {
  const { t } = useTexts();
  const text = t("surveys.quotas.tryFull", { title: quota.title });
  return (
    <Tooltip title={text}>
      <IconButton
        component="a"
        href={previewAddress(activityId, { full: quota.id })}
        target="_blank"
        rel="noopener"
        aria-label={text}
      >
        <Icon name="Visibility" />
      </IconButton>
    </Tooltip>
  );
}

function Actions({ activityId, quota, onEdit, onChanged }: Omit<QuotaRowProps, "canUpdate">) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const attempt = (work: Promise<unknown>) => work.then(onChanged, (error: unknown) => notice(failureText(error, t), "error"));
  const remove = async () => {
    const isSure = await confirm({
      title: t("surveys.quotas.removeTitle", { title: quota.title }),
      body: t("surveys.quotas.removeBody"),
      confirmLabel: t("surveys.quotas.remove"),
    });
    if (isSure) await attempt(deleteQuota(quota.id));
  };
  const isOpen = quota.isOpen !== false;
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 0.5, flexShrink: 0 }}>
      <Tooltip title={t("entities.quota.helps.isOpen")}>
        <FormControlLabel
          control={<Switch size="small" checked={isOpen} onChange={() => void attempt(switchQuota(quota.id, !isOpen))} />}
          label={t("entities.quota.fields.isOpen")}
          slotProps={{ typography: { variant: "body2" } }}
        />
      </Tooltip>
      {quota.condition !== null && <TryFull activityId={activityId} quota={quota} />}
      <IconButton aria-label={t("surveys.quotas.edit", { title: quota.title })} onClick={onEdit}>
        <Icon name="Edit" />
      </IconButton>
      <IconButton aria-label={t("surveys.quotas.removeNamed", { title: quota.title })} onClick={() => void remove()}>
        <Icon name="Delete" />
      </IconButton>
    </Stack>
  );
}

/** One quota: who counts in it, how far it is, and what can be done with it. */
export function QuotaRow(props: QuotaRowProps) {
  const { quota, canUpdate } = props;
  const id = useId();
  return (
    <Paper variant="outlined" component="article" aria-labelledby={id} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 1, mb: 1, alignItems: { sm: "flex-start" } }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} component="h3" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {quota.title}
          </Typography>
          <Who quota={quota} />
        </Box>
        {canUpdate && <Actions {...props} />}
      </Stack>
      <Progress quota={quota} label={quota.title} />
    </Paper>
  );
}
