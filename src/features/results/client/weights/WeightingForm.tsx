import { Alert, Box, Button, MenuItem, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { ProfileDimension, WeightingPreview } from "../../shared/weightingsApi";
import { QuestionsPicker } from "../tables/QuestionsPicker";
import { FailureList } from "./FailureList";
import { LimitFields } from "./LimitFields";
import { PreviewPanel } from "./PreviewPanel";
import { TargetsTable } from "./TargetsTable";
import {
  cellKey,
  crossedCells,
  isReady,
  MOST_CELLS,
  rulesOf,
  type WeightingDraft,
  type WeightingVariable,
} from "./weightingDraft";
import { weightings } from "./weightings";

interface WeightingFormProps {
  readonly activityId: string;
  readonly questions: readonly QuestionResult[];
  readonly profile: readonly ProfileDimension[];
  readonly draft: WeightingDraft;
  readonly onChange: (draft: WeightingDraft) => void;
  /** Why it wasn't saved. */
  readonly refusal: unknown;
}

const MOST_VARIABLES = { rim: 12, cell: 4 } as const;

function toVariable({ variable, title, base, counts }: QuestionResult): WeightingVariable {
  return { variable, title, base, categories: counts.map(({ code, label, count }) => ({ key: code, label, count })) };
}

/** Variables, their targets and limits, with what they would do. */
export function WeightingForm({ activityId, questions, profile, draft, onChange, refusal }: WeightingFormProps) {
  const { t } = useTexts();
  const [preview, setPreview] = useState<{
    readonly rules: string;
    readonly answer?: WeightingPreview;
    readonly error?: unknown;
  }>();
  const quotas = weightings.useCall("GET /api/activities/:id/weightings/quota-targets", { params: { id: activityId } });
  const change = (part: Partial<WeightingDraft>) => onChange({ ...draft, ...part });
  const byVariable = new Map<string, WeightingVariable>(
    [...questions.map(toVariable), ...profile].map((one) => [one.variable, one]),
  );
  const chosen = draft.variables.flatMap((variable) => byVariable.get(variable) ?? []);
  const titleOf = (variable: string) => byVariable.get(variable)?.title || variable;
  const rules = rulesOf(draft);
  async function look() {
    const asked = JSON.stringify(rules);
    try {
      const answer = await weightings.call("POST /api/activities/:id/weightings/preview", {
        params: { id: activityId },
        body: rules,
      });
      setPreview({ rules: asked, answer });
    } catch (error) {
      setPreview({ rules: asked, error });
    }
  }
  // What is said was of the rules as they were then.
  const isCurrent = preview?.rules === JSON.stringify(rules);
  const limitFailure = refusal ?? (isCurrent ? preview?.error : undefined);
  const cells = draft.method === "cell" && chosen.length > 0 ? crossedCells(chosen) : [];
  return (
    <Stack sx={{ gap: 2.5, pt: 1 }}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 1fr)" } }}>
        <TextField
          label={t("weights.form.name")}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          select
          label={t("weights.form.method")}
          value={draft.method}
          helperText={t(`weights.methodHelps.${draft.method}`)}
          onChange={({ target }) => change({ method: target.value === "cell" ? "cell" : "rim" })}
        >
          {(["rim", "cell"] as const).map((method) => (
            <MenuItem key={method} value={method}>
              {t(`weights.methods.${method}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <QuestionsPicker
        label={t("weights.form.variables")}
        groups={[
          { label: t("crossTables.questions"), variables: questions },
          { label: t("crossTables.profile.title"), variables: profile },
        ]}
        value={draft.variables}
        onChange={(variables) => change({ variables: variables.slice(0, MOST_VARIABLES[draft.method]) })}
      />
      {draft.method === "rim" &&
        chosen.map(({ variable, title, base, categories }) => {
          const fromQuotas = quotas.data?.dimensions.find((one) => one.variable === variable);
          const quotaShares = fromQuotas?.targets.map(({ key, share }) => [key, share] as const);
          return (
            <TargetsTable
              key={variable}
              title={title || variable}
              lines={categories.map(({ key, label, count }) => ({
                key,
                label,
                share: base > 0 ? count / base : 0,
                isEmpty: count === 0,
              }))}
              shares={draft.shares[variable] ?? {}}
              onChange={(shares) => change({ shares: { ...draft.shares, [variable]: shares } })}
              onQuotas={
                quotaShares && (() => change({ shares: { ...draft.shares, [variable]: Object.fromEntries(quotaShares) } }))
              }
            />
          );
        })}
      {cells.length > MOST_CELLS && <Alert severity="info">{t("weights.form.tooManyCells", { limit: MOST_CELLS })}</Alert>}
      {cells.length > 0 && cells.length <= MOST_CELLS && (
        <TargetsTable
          title={chosen.map(({ title, variable }) => title || variable).join(" × ")}
          lines={cells.map(({ keys, label }) => ({ key: cellKey(keys), label }))}
          shares={draft.cells}
          onChange={(shares) => change({ cells: shares })}
        />
      )}
      <LimitFields draft={draft} error={limitFailure} onChange={change} />
      <Button variant="outlined" disabled={!isReady(draft)} onClick={() => void look()} sx={{ alignSelf: "flex-start" }}>
        {t("weights.form.preview")}
      </Button>
      {preview?.error !== undefined && isCurrent && <FailureList error={preview.error} />}
      {preview?.answer && isCurrent && <PreviewPanel preview={preview.answer} titleOf={titleOf} />}
    </Stack>
  );
}
