import { Alert, Box, Button, Chip, FormControlLabel, Paper, Stack, Switch, Typography } from "@mui/material";
import { useMemo, useState } from "react";
import type { JsonObject } from "../../../../shared/json";
import { ApiError } from "../../../data/api";
import { useConfirm } from "../../../screens/common/confirm";
import { failureText } from "../../../screens/common/failureText";
import { useNotice } from "../../../screens/common/useNotice";
import { useTexts } from "../../../screens/common/useTexts";
import { SchemaForm } from "../../../screens/form/SchemaForm";
import type { FormErrors } from "../../../screens/form/validation";
import { type CommunityPlugin, changePlugin } from "./pluginApi";
import { hasSettings, pluginDescription, pluginName, titledSchema } from "./pluginTexts";

interface PluginCardProps {
  readonly plugin: CommunityPlugin;
  readonly onChanged: (plugin: CommunityPlugin) => void;
}

const SETTINGS = "/settings";

/** The server's messages by the settings that they concern. */
function settingErrors(error: unknown): FormErrors {
  const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    faults.filter(({ path }) => path.startsWith(SETTINGS)).map(({ path, message }) => [path.slice(SETTINGS.length), message]),
  );
}

interface SettingsProps {
  readonly plugin: CommunityPlugin;
  readonly isSaving: boolean;
  readonly errors: FormErrors;
  readonly onSave: (settings: JsonObject) => void;
}

function Settings({ plugin: { id, schema, settings }, isSaving, errors, onSave }: SettingsProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(settings);
  const titled = useMemo(() => titledSchema(id, schema, t), [id, schema, t]);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(settings);
  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) onSave(draft);
      }}
    >
      <SchemaForm
        schema={titled}
        value={draft}
        onChange={(value) => setDraft(value as JsonObject)}
        errors={errors}
        disabled={isSaving}
        idPrefix={`plugin-${id}`}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" disabled={isSaving || !isDirty}>
          {t("console.action.save")}
        </Button>
        {isDirty && (
          <Button disabled={isSaving} onClick={() => setDraft(settings)}>
            {t("console.action.undo")}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/** A plugin: what it is for, whether it is enabled here, and its settings. */
export function PluginCard({ plugin, onChanged }: PluginCardProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { id, version, state, settings, schema } = plugin;
  const name = pluginName(id, t);
  const errors = settingErrors(failure);

  async function save(change: { readonly enabled: boolean; readonly settings: JsonObject }) {
    setSaving(true);
    setFailure(undefined);
    try {
      onChanged(await changePlugin(id, change));
      notice(t("console.plugins.saved"));
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  }

  async function toggle() {
    const isEnabled = state === "enabled";
    const question = {
      title: t("console.plugins.disableTitle", { name }),
      body: t("console.plugins.disableBody"),
      confirmLabel: t("console.plugins.disable"),
    };
    if (!isEnabled || (await confirm(question))) await save({ enabled: !isEnabled, settings });
  }

  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: "space-between", alignItems: "flex-start", flexWrap: "wrap" }}>
        <Box sx={{ minWidth: 0, flex: "1 1 240px" }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: "baseline", flexWrap: "wrap" }}>
            <Typography variant="h3" component="h2">
              {name}
            </Typography>
            {version && (
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {t("console.plugins.version", { version })}
              </Typography>
            )}
          </Stack>
          <Typography sx={{ color: "text.secondary", mt: 0.5 }}>{pluginDescription(id, t)}</Typography>
        </Box>
        {state === "failed" ? (
          <Chip color="error" label={t("console.plugins.failed")} />
        ) : (
          <FormControlLabel
            label={t(`console.plugins.${state}`)}
            control={
              <Switch
                checked={state === "enabled"}
                disabled={isSaving}
                onChange={() => void toggle()}
                slotProps={{ input: { "aria-label": name } }}
              />
            }
          />
        )}
      </Stack>
      {state === "failed" && (
        <Alert severity="error" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          {t("console.plugins.failedHelp")}
          <Box component="pre" sx={{ m: 0, mt: 1, whiteSpace: "pre-wrap", fontSize: "0.8125rem" }}>
            {plugin.failure}
          </Box>
        </Alert>
      )}
      {failure !== undefined && Object.keys(errors).length === 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failureText(failure, t)}
        </Alert>
      )}
      {state === "enabled" && hasSettings(schema) && (
        <Settings
          key={JSON.stringify(settings)}
          plugin={plugin}
          isSaving={isSaving}
          errors={errors}
          onSave={(draft) => void save({ enabled: true, settings: draft })}
        />
      )}
    </Paper>
  );
}
