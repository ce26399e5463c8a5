import { Box, Button, IconButton, MenuItem, TextField, Typography } from "@mui/material";
import { Icon, useTexts, useWizardValues, type WidgetProps } from "../../../../client/kit/console";
import { useWizardCriteria } from "./usePanelCriteria";
import { ValuesPicker } from "./ValuesPicker";

interface Criterion {
  readonly criterion?: string;
  readonly values?: readonly string[];
}

/** Whom a study looks for: criteria of the panel, each with the values that will do. */
export function CriteriaInput({ id, label, value, disabled, errors, onChange }: WidgetProps) {
  const { t } = useTexts();
  const { country } = useWizardValues();
  const choices = useWizardCriteria();
  const criteria = (value ?? []) as readonly Criterion[];
  const taken = new Set(criteria.map(({ criterion }) => criterion));
  const change = (at: number, next: Criterion) => onChange(criteria.map((one, index) => (index === at ? next : one)));
  const remove = (at: number) => {
    const rest = criteria.filter((_one, index) => index !== at);
    onChange(rest.length > 0 ? rest : undefined);
  };
  const free = choices.find(({ name }) => !taken.has(name));
  return (
    <Box role="group" aria-label={label} sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {!country && <Typography sx={{ color: "text.secondary" }}>{t("studies.profile.countryFirst")}</Typography>}
      {criteria.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a criterion is its place in the list
        <Box key={at} sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "flex-start" }}>
          <TextField
            select
            size="small"
            id={`${id}-${at}-criterion`}
            label={t("studies.profile.criterion")}
            value={one.criterion ?? ""}
            disabled={disabled}
            onChange={({ target }) => change(at, { criterion: target.value, values: [] })}
            sx={{ flex: "1 1 180px", minWidth: 0 }}
          >
            {choices
              .filter(({ name }) => name === one.criterion || !taken.has(name))
              .map(({ name, label: text }) => (
                <MenuItem key={name} value={name}>
                  {text}
                </MenuItem>
              ))}
          </TextField>
          <ValuesPicker
            id={`${id}-${at}-values`}
            label={t("studies.profile.values")}
            choice={choices.find(({ name }) => name === one.criterion)}
            values={one.values ?? []}
            isDisabled={disabled}
            isFaulty={errors.length > 0 && (one.values ?? []).length === 0}
            onChange={(values) => change(at, { ...one, values })}
          />
          <IconButton aria-label={t("studies.profile.remove")} disabled={disabled} onClick={() => remove(at)}>
            <Icon name="Delete" />
          </IconButton>
        </Box>
      ))}
      {free && !disabled && (
        <Button
          startIcon={<Icon name="Add" />}
          onClick={() => onChange([...criteria, { criterion: free.name, values: [] }])}
          sx={{ justifySelf: "start" }}
        >
          {t("studies.profile.add")}
        </Button>
      )}
    </Box>
  );
}
