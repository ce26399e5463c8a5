import { Box, IconButton, Paper, Stack, TextField, Tooltip, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import { REDIRECTS } from "../../../../survey/fieldwork/fieldwork";
import { isParameter, isWebAddress } from "./isWebAddress";
import type { SupplierCardProps } from "./panelProps";
import { SupplierEntry } from "./SupplierEntry";

const TWO_COLUMNS = { display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" } };

function Redirects({ supplier, onChange, canUpdate }: Pick<SupplierCardProps, "supplier" | "onChange" | "canUpdate">) {
  const { t } = useTexts();
  const { redirects } = supplier;
  return (
    <Box role="group" aria-label={t("surveys.fieldwork.suppliers.redirects")} sx={TWO_COLUMNS}>
      {REDIRECTS.map((kind) => {
        const { [kind]: address = "", ...others } = redirects;
        const hasIssues = address !== "" && !isWebAddress(address);
        return (
          <TextField
            key={kind}
            size="small"
            type="url"
            label={t(`surveys.fieldwork.suppliers.redirect.${kind}`)}
            value={address}
            error={hasIssues}
            helperText={hasIssues ? t("surveys.fieldwork.suppliers.badAddress") : undefined}
            disabled={!canUpdate}
            onChange={({ target }) => onChange({ redirects: target.value === "" ? others : { ...others, [kind]: target.value } })}
          />
        );
      })}
    </Box>
  );
}

/** One supplier: its name and its id's parameter, where its people go after, its link and its keys. */
export function SupplierCard(props: SupplierCardProps) {
  const { supplier, onChange, onRemove, canUpdate } = props;
  const { t } = useTexts();
  const isBadCallback = supplier.callback !== null && !isWebAddress(supplier.callback);
  const isBadParameter = !isParameter(supplier.parameter);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: "flex-start" }}>
          <Box sx={{ ...TWO_COLUMNS, flex: 1, minWidth: 0 }}>
            <TextField
              size="small"
              required
              label={t("surveys.fieldwork.suppliers.name")}
              value={supplier.name}
              disabled={!canUpdate}
              onChange={({ target }) => onChange({ name: target.value })}
              slotProps={{ htmlInput: { maxLength: 80 } }}
            />
            <TextField
              size="small"
              required
              label={t("surveys.fieldwork.suppliers.parameter")}
              value={supplier.parameter}
              error={isBadParameter}
              helperText={t(`surveys.fieldwork.suppliers.${isBadParameter ? "badParameter" : "parameterHelp"}`)}
              disabled={!canUpdate}
              onChange={({ target }) => onChange({ parameter: target.value })}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
          </Box>
          {canUpdate && (
            <Tooltip title={t("surveys.fieldwork.suppliers.remove")}>
              <IconButton aria-label={t("surveys.fieldwork.suppliers.remove")} onClick={onRemove}>
                <Icon name="Delete" />
              </IconButton>
            </Tooltip>
          )}
        </Stack>
        <SupplierEntry {...props} />
        <Box>
          <Typography variant="subtitle2" component="h3">
            {t("surveys.fieldwork.suppliers.redirects")}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("surveys.fieldwork.suppliers.redirectsHelp")}
          </Typography>
        </Box>
        <Redirects {...props} />
        <TextField
          size="small"
          type="url"
          label={t("surveys.fieldwork.suppliers.callback")}
          helperText={t(isBadCallback ? "surveys.fieldwork.suppliers.badAddress" : "surveys.fieldwork.suppliers.callbackHelp")}
          error={isBadCallback}
          value={supplier.callback ?? ""}
          disabled={!canUpdate}
          onChange={({ target }) => onChange({ callback: target.value === "" ? null : target.value })}
        />
      </Stack>
    </Paper>
  );
}
