import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog, Icon, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { arrangeQuestions } from "../../shared/arrangeQuestions";
import type { Presentation, QuestionPresentation } from "../../shared/presentationApi";
import { ArrangeList } from "./ArrangeList";
import { useChangePresentation, useResetPresentation } from "./presentation";

interface ArrangeDialogProps {
  readonly ownerId: string;
  /** All answerable ones, as they are asked. */
  readonly questions: readonly QuestionResult[];
  readonly presentation: Presentation;
  readonly onClose: () => void;
}

/** Which questions the page shows, in which order. */
export function ArrangeDialog({ ownerId, questions, presentation, onClose }: ArrangeDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const confirm = useConfirm();
  const { charts } = presentation;
  const before = new Set(questions.flatMap(({ id }) => (charts[id]?.isHidden ? [id] : [])));
  const [ids, setIds] = useState<readonly string[]>(() => arrangeQuestions(questions, presentation.order).map(({ id }) => id));
  const [hidden, setHidden] = useState<ReadonlySet<string>>(before);
  const change = useChangePresentation(ownerId);
  const reset = useResetPresentation(ownerId);
  const lines = arrangeQuestions(questions, ids).map(({ id, title, variable }) => ({
    id,
    label: charts[id]?.title || title || variable,
  }));
  const done = () => {
    notice(t("resultsView.customize.saved"), "success");
    onClose();
  };
  function show(id: string, isShown: boolean) {
    const next = new Set(hidden);
    if (isShown) next.delete(id);
    else next.add(id);
    setHidden(next);
  }
  function submit() {
    const isAsAsked = ids.every((id, place) => questions[place]?.id === id);
    // What is as it was stays out of it: somebody else may be changing it.
    const changed = questions.flatMap(({ id }): readonly (readonly [string, QuestionPresentation])[] => {
      if (hidden.has(id) === before.has(id)) return [];
      const { isHidden: _isHidden, ...settings } = charts[id] ?? {};
      return [[id, { ...settings, ...(hidden.has(id) ? { isHidden: true } : {}) }]];
    });
    change.mutate({ order: isAsAsked ? [] : ids, charts: Object.fromEntries(changed) }, { onSuccess: done });
  }
  async function resetAll() {
    const isSure = await confirm({
      title: t("resultsView.arrange.resetTitle"),
      body: t("resultsView.arrange.resetBody"),
      confirmLabel: t("resultsView.customize.reset"),
    });
    if (isSure) reset.mutate(undefined, { onSuccess: done });
  }
  return (
    <FormDialog
      title={t("resultsView.arrange.title")}
      submitLabel={t("resultsView.customize.save")}
      isBusy={change.isPending || reset.isPending}
      error={change.error ?? reset.error}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("resultsView.arrange.help")}
      </Typography>
      <ArrangeList label={t("resultsView.arrange.title")} lines={lines} hidden={hidden} onMove={setIds} onShow={show} />
      <Button startIcon={<Icon name="Sync" />} onClick={() => void resetAll()} sx={{ justifySelf: "start" }}>
        {t("resultsView.arrange.resetAll")}
      </Button>
    </FormDialog>
  );
}
