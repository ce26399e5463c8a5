import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery, useTheme } from "@mui/material";
import { useId, useState } from "react";
import { ErrorState, LoadingState, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { Weighting } from "../../shared/weightingsApi";
import { FailureList } from "./FailureList";
import { ImportForm } from "./ImportForm";
import { tableForm, type WeightTable } from "./useTablePreview";
import { WeightingForm } from "./WeightingForm";
import { WeightingsList } from "./WeightingsList";
import { draftOf, EMPTY_DRAFT, inputOf, isReady, type WeightingDraft } from "./weightingDraft";
import { weightingFailure } from "./weightingFailure";
import { weightings } from "./weightings";

interface WeightsDialogProps {
  readonly activityId: string;
  /** Those that can be crossed. */
  readonly questions: readonly QuestionResult[];
  readonly canChange: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A weighting was kept under this name. */
  readonly onKept: (name: string) => void;
  readonly onDeleted: (name: string) => void;
}

type Step =
  | { readonly kind: "list" }
  | { readonly kind: "form"; readonly id: string | undefined; readonly draft: WeightingDraft }
  | { readonly kind: "import"; readonly table: WeightTable };

const LIST: Step = { kind: "list" };
const params = (id: string) => ({ params: { id } });

/** The weightings of a survey: to look at, make, change, import and delete. */
export function WeightsDialog({ activityId, questions, canChange, isOpen, onClose, onKept, onDeleted }: WeightsDialogProps) {
  const { t } = useTexts();
  const titleId = useId();
  const confirm = useConfirm();
  const notice = useNotice();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"));
  const [step, setStep] = useState<Step>(LIST);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const {
    data,
    error: failure,
    refetch,
  } = weightings.useCall("GET /api/activities/:id/weightings", params(activityId), { enabled: isOpen });
  const { data: known } = weightings.useCall("GET /api/activities/:id/weightings/profile", params(activityId), {
    enabled: isOpen,
  });
  const profile = known?.dimensions ?? [];
  const titleOf = (variable: string) => [...questions, ...profile].find((one) => one.variable === variable)?.title || variable;
  const go = (next: Step) => {
    setStep(next);
    setError(undefined);
  };
  async function send(work: () => Promise<string>) {
    setBusy(true);
    setError(undefined);
    try {
      const name = await work();
      await refetch();
      go(LIST);
      onKept(name);
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
    }
  }
  function save() {
    if (step.kind === "form")
      void send(async () => {
        const body = inputOf(step.draft);
        const kept =
          step.id === undefined
            ? await weightings.call("POST /api/activities/:id/weightings", { ...params(activityId), body })
            : await weightings.call("PUT /api/activities/:id/weightings/:weightingId", {
                params: { id: activityId, weightingId: step.id },
                body,
              });
        return kept.name;
      });
    if (step.kind === "import")
      void send(async () => {
        const given = {
          ...params(activityId),
          query: { name: step.table.name.trim(), missing: step.table.missing },
          form: tableForm(step.table),
        };
        const { weighting, without } = await weightings.call("POST /api/activities/:id/weightings/import", given);
        const { missing } = step.table;
        notice(
          without === 0
            ? t("weights.import.doneAll")
            : t(`weights.import.done.${missing}`, { smart_count: without, count: without }),
          "success",
        );
        return weighting.name;
      });
  }
  async function remove({ id, name }: Weighting) {
    const isSure = await confirm({
      title: t("weights.deleteTitle", { name }),
      body: t("weights.deleteBody"),
      confirmLabel: t("weights.deleteConfirm"),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await weightings.call("DELETE /api/activities/:id/weightings/:weightingId", {
        params: { id: activityId, weightingId: id },
      });
      onDeleted(name);
      await refetch();
    } catch (reason) {
      notice(weightingFailure(reason, t).join(" "), "error");
    }
  }
  const canSave =
    step.kind === "form"
      ? step.draft.name.trim() !== "" && isReady(step.draft)
      : step.kind === "import" &&
        step.table.name.trim() !== "" &&
        (step.table.file !== undefined || step.table.pasted.trim() !== "");
  return (
    <Dialog
      open={isOpen}
      onClose={() => step.kind === "list" && onClose()}
      onTransitionExited={() => go(LIST)}
      fullWidth
      fullScreen={isPhone}
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {step.kind === "list" ? t("weights.title") : t(step.kind === "import" ? "weights.import.title" : "weights.form.title")}
      </DialogTitle>
      <DialogContent>
        {step.kind === "list" && failure && !data && <ErrorState error={failure} onRetry={() => void refetch()} />}
        {step.kind === "list" && !failure && !data && <LoadingState />}
        {step.kind === "list" && data && (
          <WeightingsList
            weightings={data}
            titleOf={titleOf}
            canChange={canChange}
            onEdit={(weighting) => go({ kind: "form", id: weighting.id, draft: draftOf(weighting) })}
            onDelete={(weighting) => void remove(weighting)}
          />
        )}
        {step.kind === "form" && (
          <WeightingForm
            activityId={activityId}
            questions={questions}
            profile={profile}
            refusal={error}
            draft={step.draft}
            onChange={(draft) => go({ ...step, draft })}
          />
        )}
        {step.kind === "import" && (
          <ImportForm activityId={activityId} table={step.table} onChange={(table) => go({ ...step, table })} />
        )}
        {error !== undefined && <FailureList error={error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: "wrap", gap: 1 }}>
        {step.kind === "list" ? (
          <>
            <Button color="inherit" onClick={onClose}>
              {t("surveys.close")}
            </Button>
            {canChange && (
              <>
                <Button
                  onClick={() => go({ kind: "import", table: { name: "", file: undefined, pasted: "", missing: "exclude" } })}
                >
                  {t("weights.import.open")}
                </Button>
                <Button variant="contained" onClick={() => go({ kind: "form", id: undefined, draft: EMPTY_DRAFT })}>
                  {t("weights.new")}
                </Button>
              </>
            )}
          </>
        ) : (
          <>
            <Button color="inherit" disabled={isBusy} onClick={() => go(LIST)}>
              {t("weights.back")}
            </Button>
            <Button variant="contained" disabled={!canSave || isBusy} loading={isBusy} onClick={save}>
              {t("weights.save")}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
