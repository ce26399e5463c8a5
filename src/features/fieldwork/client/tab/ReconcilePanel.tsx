import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useNotice, useTexts } from "../../../../client/kit/console";
import { DISPOSITIONS, type Disposition } from "../../../../survey/fieldwork/dispositions";
import type { AdjustmentReport } from "../../shared/api/settings";
import { AdjustmentResult } from "./AdjustmentResult";
import { fieldworkCalls } from "./fieldworkCalls";
import { Panel } from "./Panel";
import type { FieldworkPanelProps } from "./panelProps";

const ALL = Object.keys(DISPOSITIONS) as Disposition[];
const MOST = 1_000;

function idsIn(text: string): readonly string[] {
  return [...new Set(text.split(/[\n,;\t]+/).flatMap((id) => id.trim() || []))];
}

/** After field: brings how a supplier's respondents ended into line, counted before anything changes. */
export function ReconcilePanel({ activityId, state, editing, canUpdate }: FieldworkPanelProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const { suppliers } = state.fieldwork;
  const [supplier, setSupplier] = useState("");
  const [disposition, setDisposition] = useState<Disposition>("quality");
  const [text, setText] = useState("");
  const [report, setReport] = useState<AdjustmentReport>();
  if (suppliers.length === 0 || !canUpdate) return null;

  const chosen = suppliers.find(({ id }) => id === supplier)?.id ?? suppliers[0]?.id ?? "";
  const ids = idsIn(text);
  const isTooLong = ids.length > MOST;
  const adjust = (isApplied: boolean) =>
    editing.attempt(async () => {
      const body = { supplier: chosen, ids, disposition, isApplied };
      const answer = await fieldworkCalls.call("POST /api/activities/:id/fieldwork/adjustments", {
        params: { id: activityId },
        body,
      });
      setReport(isApplied ? undefined : answer);
      if (!isApplied) return;
      setText("");
      await editing.refetch();
      notice(t("surveys.fieldwork.reconcile.done"), "success");
    });
  return (
    <Panel title={t("surveys.fieldwork.reconcile.title")} help={t("surveys.fieldwork.reconcile.help")}>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2 }}>
        <TextField
          select
          fullWidth
          size="small"
          label={t("surveys.fieldwork.reconcile.supplier")}
          value={chosen}
          onChange={({ target }) => {
            setSupplier(target.value);
            setReport(undefined);
          }}
        >
          {suppliers.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label={t("surveys.fieldwork.reconcile.disposition")}
          value={disposition}
          onChange={({ target }) => {
            setDisposition(ALL.find((name) => name === target.value) ?? disposition);
            setReport(undefined);
          }}
        >
          {ALL.map((name) => (
            <MenuItem key={name} value={name}>
              {t(`entities.response.enums.disposition.${name}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        label={t("surveys.fieldwork.reconcile.ids")}
        helperText={t("surveys.fieldwork.reconcile.idsHelp", { count: ids.length })}
        error={isTooLong}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setReport(undefined);
        }}
      />
      {report && <AdjustmentResult report={report} isBusy={editing.isBusy} onApply={() => void adjust(true)} />}
      {!report && (
        <Button
          variant="outlined"
          disabled={ids.length === 0 || isTooLong || editing.isBusy}
          onClick={() => void adjust(false)}
          sx={{ alignSelf: "flex-start" }}
        >
          {t("surveys.fieldwork.reconcile.check")}
        </Button>
      )}
    </Panel>
  );
}
