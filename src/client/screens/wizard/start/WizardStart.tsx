import { Box, Button, Paper, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ApiError } from "../../../data/api";
import { discardWizardDraft, isUnreachable, isWizardGone, listWizardDrafts, type WizardDraft } from "../../../data/wizardApi";
import { Icon } from "../../../theme/icons";
import { PageHeader } from "../../common/PageHeader";
import { ErrorState, LoadingState } from "../../common/states";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useDraftOwner } from "../../record/draft/useDraftOwner";
import { BackLink } from "../../record/page/BackLink";
import { forgetWizard } from "../sync/keptWizards";
import { DraftRow } from "./DraftRow";
import { newDraftAddress } from "./newDraft";
import { unfinished } from "./unfinished";
import { useWizardNamed } from "./useWizardNamed";

interface WizardStartProps {
  readonly name: string;
  readonly title: string;
  /** The record to change; absent: a new one. */
  readonly record?: string;
  /** Address of a draft. */
  readonly addressOf: (draftId: string) => string;
}

/** What was begun and not finished, or a new start; where nothing was begun, straight in. */
export function WizardStart({ name, title, record, addressOf }: WizardStartProps) {
  const wizard = useWizardNamed(name);
  const owner = useDraftOwner();
  const { t } = useTexts();
  const { singular } = useEntityTexts();
  const { label } = useEntity();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [failure, setFailure] = useState<unknown>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["wizard-drafts", name, owner],
    queryFn: () =>
      listWizardDrafts(name).then(
        (drafts) => unfinished(owner ?? "", name, drafts),
        (problem: unknown) => {
          const held = isUnreachable(problem) ? unfinished(owner ?? "", name, []) : [];
          if (held.length === 0) throw problem;
          return held;
        },
      ),
    enabled: wizard !== undefined && owner !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const own = data?.filter(({ draft }) => draft.record === record);

  const isFirst = own?.length === 0;
  const fresh = useMemo(() => newDraftAddress(addressOf, search), [addressOf, search]);
  useEffect(() => {
    if (isFirst && wizard) navigate(fresh, { replace: true });
  }, [isFirst, wizard, navigate, fresh]);

  const discard = async ({ id, version }: WizardDraft) => {
    if (owner) forgetWizard(owner, name, id);
    const isFailed = (problem: unknown) => !isWizardGone(problem) && setFailure(problem);
    if (version > 0) await discardWizardDraft(name, id).catch(isFailed);
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
          <Button variant="contained" component={Link} to={fresh} startIcon={<Icon name="Add" />}>
            {t("console.wizard.startNew")}
          </Button>
        }
      />
      <Paper component="ul" sx={{ listStyle: "none", m: 0, p: 0, border: 1, borderColor: "divider", maxWidth: 880 }}>
        {own.map(({ draft, isLocal }) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            title={String(draft.data[label] ?? "") || t("console.wizard.untitled", { name: singular.toLowerCase() })}
            wizard={wizard}
            to={addressOf(draft.id)}
            isLocal={isLocal}
            onDiscard={() => void discard(draft)}
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
