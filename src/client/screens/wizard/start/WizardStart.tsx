import { Button, Paper, Typography } from "@mui/material";
import { useEffect, useMemo } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import type { ClientWizard } from "../../../../schema/clientCatalog";
import { ApiError } from "../../../data/api";
import type { WizardDraft } from "../../../data/wizardApi";
import { Icon } from "../../../theme/icons";
import { PageHeader } from "../../common/PageHeader";
import { ErrorState, LoadingState } from "../../common/states";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { BackLink } from "../../record/page/BackLink";
import { DraftRow } from "./DraftRow";
import { newDraftAddress } from "./newDraft";
import type { UnfinishedWizard } from "./unfinished";
import { useUnfinishedWizards } from "./useUnfinishedWizards";
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
  const navigate = useNavigate();
  const { t } = useTexts();
  const { search } = useLocation();
  const { wizards, error, discard, reload } = useUnfinishedWizards({ name, record, isEnabled: wizard !== undefined });

  const isFirst = wizards?.length === 0;
  const fresh = useMemo(() => newDraftAddress(addressOf, search), [addressOf, search]);
  useEffect(() => {
    if (isFirst && wizard) navigate(fresh, { replace: true });
  }, [isFirst, wizard, navigate, fresh]);

  if (!wizard) return <ErrorState isPage error={new ApiError(403, undefined)} />;
  if (error) return <ErrorState isPage error={error} onRetry={reload} />;
  if (!wizards || isFirst) return <LoadingState />;
  return (
    <>
      <BackLink />
      <PageHeader
        title={title}
        subtitle={t("console.wizard.begun", { smart_count: wizards.length })}
        actions={
          <Button variant="contained" component={Link} to={fresh} startIcon={<Icon name="Add" />}>
            {t("console.wizard.startNew")}
          </Button>
        }
      />
      <DraftList wizard={wizard} wizards={wizards} addressOf={addressOf} onDiscard={discard} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2, maxWidth: 880 }}>
        {t("console.wizard.onlyYours")}
      </Typography>
    </>
  );
}

interface DraftListProps extends Pick<WizardStartProps, "addressOf"> {
  readonly wizard: ClientWizard;
  readonly wizards: readonly UnfinishedWizard[];
  readonly onDiscard: (draft: WizardDraft) => Promise<void>;
}

function DraftList({ wizard, wizards, addressOf, onDiscard }: DraftListProps) {
  const { t } = useTexts();
  const { singular } = useEntityTexts();
  const { label } = useEntity();
  const untitled = t("console.wizard.untitled", { name: singular.toLowerCase() });
  return (
    <Paper component="ul" sx={{ listStyle: "none", m: 0, p: 0, border: 1, borderColor: "divider", maxWidth: 880 }}>
      {wizards.map(({ draft, isLocal }) => (
        <DraftRow
          key={draft.id}
          draft={draft}
          title={String(draft.data[label] ?? "") || untitled}
          wizard={wizard}
          to={addressOf(draft.id)}
          isLocal={isLocal}
          onDiscard={() => void onDiscard(draft)}
        />
      ))}
    </Paper>
  );
}
