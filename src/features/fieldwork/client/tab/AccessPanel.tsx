import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { DEVICES, type Device } from "../../../../survey/fieldwork/fieldwork";
import { Panel } from "./Panel";
import type { FieldworkPanelProps } from "./panelProps";
import { Switched } from "./Switched";
import { WholeNumberField } from "./WholeNumberField";

const MOST_HOURS = 24 * 365;
/** `2026-11-22T09:30`, as the browser's own control has it. */
const LOCAL_LENGTH = 16;
const MS_PER_MINUTE = 60_000;

function toLocal(iso: string | null): string {
  if (iso === null) return "";
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * MS_PER_MINUTE).toISOString().slice(0, LOCAL_LENGTH);
}

function toIso(local: string): string | null {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function DevicesField({ draft, editing: { change }, canUpdate }: Pick<FieldworkPanelProps, "draft" | "editing" | "canUpdate">) {
  const { t } = useTexts();
  const toggle = (device: Device, isOn: boolean) =>
    change({ devices: DEVICES.filter((other) => (other === device ? isOn : draft.devices.includes(other))) });
  const isNone = draft.devices.length === 0;
  return (
    <FormControl component="fieldset" disabled={!canUpdate} error={isNone}>
      <FormLabel component="legend">{t("surveys.fieldwork.access.devices")}</FormLabel>
      <FormGroup row>
        {DEVICES.map((device) => (
          <FormControlLabel
            key={device}
            control={<Checkbox checked={draft.devices.includes(device)} onChange={(_event, isOn) => toggle(device, isOn)} />}
            label={t(`entities.response.enums.device.${device}`)}
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ mx: 0 }}>
        {t(isNone ? "surveys.fieldwork.access.noDevice" : "surveys.fieldwork.access.devicesHelp")}
      </FormHelperText>
    </FormControl>
  );
}

/** On what, from where and how long people may answer. */
export function AccessPanel(props: FieldworkPanelProps) {
  const { draft, editing, canUpdate } = props;
  const { t } = useTexts();
  return (
    <Panel title={t("surveys.fieldwork.access.title")} help={t("surveys.fieldwork.access.help")}>
      <DevicesField {...props} />
      <Switched
        label={t("surveys.fieldwork.access.onePerAddress")}
        help={t("surveys.fieldwork.access.onePerAddressHelp")}
        isOn={draft.onePerAddress}
        isDisabled={!canUpdate}
        onChange={(onePerAddress) => editing.change({ onePerAddress })}
      />
      <Switched
        label={t("surveys.fieldwork.access.captcha")}
        help={t("surveys.fieldwork.access.captchaHelp")}
        isOn={draft.captcha}
        isDisabled={!canUpdate}
        onChange={(captcha) => editing.change({ captcha })}
      />
      <WholeNumberField
        label={t("surveys.fieldwork.access.expires")}
        help={t("surveys.fieldwork.access.expiresHelp")}
        value={draft.expiresAfterHours}
        most={MOST_HOURS}
        isDisabled={!canUpdate}
        onChange={(expiresAfterHours) => editing.change({ expiresAfterHours })}
      />
      <TextField
        type="datetime-local"
        label={t("surveys.fieldwork.access.closes")}
        helperText={t("surveys.fieldwork.access.closesHelp")}
        value={toLocal(draft.closesAt)}
        disabled={!canUpdate}
        onChange={({ target }) => editing.change({ closesAt: toIso(target.value) })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 420 }}
        fullWidth
      />
    </Panel>
  );
}
