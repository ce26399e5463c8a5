import { Box, Button, Paper, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { JsonObject } from "../../../shared/json";
import { ApiError } from "../../data/api";
import { discardWizardDraft, listWizardDrafts, saveWizardDraft, startWizard } from "../../data/wizardApi";
import { Icon } from "../../look/icons";
import { PageHeader } from "../common/PageHeader";
import { ErrorState, LoadingState } from "../common/states";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { BackLink } from "../record/BackLink";
import { DraftRow } from "./DraftRow";
import { useWizardNamed } from "./useWizardNamed";

interface WizardStartProps {
  readonly name: string;
  readonly title: string;
  /** The record to change; absent: a new one. */
  readonly record?: string;
  /** What a new record starts with. */
  readonly given?: JsonObject;
  /** Address of a draft. */
  readonly addressOf: (draftId: string) => string;
}

/** What was begun and not finished, or a new start; where nothing was begun, straight in. */
export function WizardStart({ name, title, record, given, addressOf }: WizardStartProps) {
  const wizard = useWizardNamed(name);
  const { t } = useTexts();
  const { singular } = useEntityTexts();
  const { label } = useEntity();
  const navigate = useNavigate();
  const isStarting = useRef(false);
  const [failure, setFailure] = useState<unknown>();
  const queryKey = ["wizard-drafts", name];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => listWizardDrafts(name),
    enabled: wizard !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const own = data?.filter((draft) => draft.record === record);

  const start = useCallback(async () => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const draft = await startWizard(name, record);
      if (given && Object.keys(given).length > 0) await saveWizardDraft(name, draft.id, { ...draft.data, ...given });
      navigate(addressOf(draft.id), { replace: true });
    } catch (problem) {
      setFailure(problem);
      isStarting.current = false;
    }
  }, [name, record, given, navigate, addressOf]);

  const isFirst = own?.length === 0;
  useEffect(() => {
    if (isFirst && wizard) void start();
  }, [isFirst, wizard, start]);

  const discard = async (id: string) => {
    await discardWizardDraft(name, id).catch(setFailure);
    await refetch();
  };

  if (!wizard) return <ErrorState isPage error={new ApiError(403, undefined)} />;
  if (error ?? failure) return <ErrorState isPage error={error ?? failure} onRetry={() => void refetch()} />;
  if (isPending || !own || isFirst) return <LoadingState />;
  return (
    <>
      <BackLink />
      <PageHeader
        title={title}
        subtitle={t("console.wizard.begun", { smart_count: own.length })}
        actions={
          <Button variant="contained" onClick={() => void start()} startIcon={<Icon name="Add" />}>
            {t("console.wizard.startNew")}
          </Button>
        }
      />
      <Paper component="ul" sx={{ listStyle: "none", m: 0, p: 0, border: 1, borderColor: "divider", maxWidth: 880 }}>
        {own.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            title={String(draft.data[label] ?? "") || t("console.wizard.untitled", { name: singular.toLowerCase() })}
            wizard={wizard}
            to={addressOf(draft.id)}
            onDiscard={() => void discard(draft.id)}
          />
        ))}
      </Paper>
      <Box sx={{ mt: 2, maxWidth: 880 }}>
        <Typography variant="body2" color="text.secondary">
          {t("console.wizard.onlyYours")}
        </Typography>
      </Box>
    </>
  );
}
