import { Box, Button, Paper, Typography } from "@mui/material";
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import type { ClientWizard } from "../../../../schema/clientCatalog";
import { ApiError } from "../../../data/api";
import type { WizardDraft } from "../../../data/wizardApi";
import type { WizardStartProps as StartProps } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { Icon } from "../../../theme/icons";
import { PageHeader } from "../../common/PageHeader";
import { ErrorState, LoadingState } from "../../common/states";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { givesValues, givingValues } from "../../record/form/givenValues";
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
  /** Below the heading. */
  readonly head?: ReactNode;
  /** Address of a draft. */
  readonly addressOf: (draftId: string) => string;
}

/** The page that new runs begin with, where the wizard has one and the address doesn't say what was chosen on it. */
function useStartPage({ name, record }: Pick<WizardStartProps, "name" | "record">, search: string) {
  const start = useClientRegistry().wizardStarts.get(name);
  const load = start?.load;
  const Start = useMemo(() => load && lazy(load), [load]);
  return start && Start && record === undefined && !givesValues(search) ? { Start, subtitle: start.subtitle } : undefined;
}

/** What was begun and not finished, or a new start; where nothing was begun, straight in, or to the page that it begins with. */
export function WizardStart({ name, title, record, head, addressOf }: WizardStartProps) {
  const wizard = useWizardNamed(name);
  const navigate = useNavigate();
  const { t } = useTexts();
  const { search } = useLocation();
  const { wizards, error, discard, reload } = useUnfinishedWizards({ name, record, isEnabled: wizard !== undefined });

  const page = useStartPage({ name, record }, search);
  const isFirst = wizards?.length === 0 && !page;
  const fresh = useMemo(() => newDraftAddress(addressOf, search), [addressOf, search]);
  useEffect(() => {
    if (isFirst && wizard) navigate(fresh, { replace: true });
  }, [isFirst, wizard, navigate, fresh]);

  if (!wizard) return <ErrorState isPage error={new ApiError(403, undefined)} />;
  if (error) return <ErrorState isPage error={error} onRetry={reload} />;
  if (!wizards || isFirst) return <LoadingState />;
  const drafts = <DraftList wizard={wizard} wizards={wizards} addressOf={addressOf} onDiscard={discard} />;
  if (page)
    return (
      <StartPage {...page} title={title} addressOf={addressOf} count={wizards.length}>
        {drafts}
      </StartPage>
    );
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
      {head}
      {drafts}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2, maxWidth: 880 }}>
        {t("console.wizard.onlyYours")}
      </Typography>
    </>
  );
}

interface StartPageProps extends Pick<WizardStartProps, "title" | "addressOf"> {
  readonly Start: ComponentType<StartProps>;
  /** Locale key. */
  readonly subtitle: string;
  /** How many runs are unfinished. */
  readonly count: number;
  /** The unfinished ones. */
  readonly children: ReactNode;
}

function StartPage({ Start, subtitle, title, addressOf, count, children }: StartPageProps) {
  const { t } = useTexts();
  const startWith = useCallback<StartProps["startWith"]>(
    (values) => newDraftAddress(addressOf, givingValues(values)),
    [addressOf],
  );
  return (
    <>
      <BackLink />
      <PageHeader title={title} subtitle={t(subtitle)} />
      {count > 0 ? (
        <Box component="section" aria-label={t("console.wizard.begun", { smart_count: count })} sx={{ mb: 4 }}>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t("console.wizard.begun", { smart_count: count })}
          </Typography>
          {children}
        </Box>
      ) : null}
      <Suspense fallback={<LoadingState />}>
        <Start startWith={startWith} />
      </Suspense>
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
