import { Box } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useGetOne } from "ra-core";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { ApiError } from "../../../data/api";
import { useRealtime } from "../../../data/realtime";
import type { EntityRecord, RecordTab, SetupStep } from "../../../host/clientHost";
import { useClientRegistry } from "../../../host/clientRegistry";
import { ErrorState, LoadingState } from "../../common/states";
import { useDocumentTitle } from "../../common/useDocumentTitle";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { useTabLabel } from "../../entity/useTabLabel";
import { WizardEdit } from "../../wizard/WizardEdit";
import { WizardOfRecord } from "../../wizard/WizardOfRecord";
import { NEXT_STEP } from "../actions/useNextStep";
import { RecordEdit } from "../edit/RecordEdit";
import { HistoryTab } from "../history/HistoryTab";
import { Relations } from "../related/Relations";
import { NewSetup } from "../setup/NewSetup";
import { SetupContent } from "../setup/SetupContent";
import { SetupFoot } from "../setup/SetupFoot";
import { SetupHead } from "../setup/SetupHead";
import { hasNewStep } from "../setup/setupSteps";
import { type RecordSetup, useRecordSetup, useSetupWizard } from "../setup/useSetupWizard";
import { WizardContext } from "../setup/WizardContext";
import { BackLink } from "./BackLink";
import { RecordGeneral } from "./RecordGeneral";
import { RecordHeader } from "./RecordHeader";
import { RecordNotices } from "./RecordNotices";
import { HISTORY, RELATED, RecordTabsBar } from "./RecordTabsBar";

const EDIT = "edit";
const WIZARD = "wizard";

interface ExtensionTabProps {
  readonly tab: RecordTab;
  readonly record: EntityRecord;
  readonly refresh: () => void;
}

function ExtensionTab({ tab, record, refresh }: ExtensionTabProps) {
  const { actions } = useEntity();
  const tabLabel = useTabLabel();
  const { record: labelOf } = useEntityTexts();
  const Content = useMemo(() => lazy(tab.load), [tab]);
  useDocumentTitle(`${tabLabel(tab, record)} · ${labelOf(record)}`);
  return (
    <Suspense fallback={<LoadingState />}>
      <Content record={record} canUpdate={actions.update} refresh={refresh} />
    </Suspense>
  );
}

function General({ record }: { readonly record: EntityRecord }) {
  const { isSingle } = useEntity();
  const { record: labelOf, plural } = useEntityTexts();
  useDocumentTitle(isSingle ? plural : labelOf(record));
  return <RecordGeneral record={record} />;
}

function Related({ record }: { readonly record: EntityRecord }) {
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  useDocumentTitle(`${t("console.relation.title")} · ${labelOf(record)}`);
  return <Relations record={record} />;
}

function Edit({ record }: { readonly record: EntityRecord }) {
  const { update, actions } = useEntity();
  if (!update || !actions.update) return <ErrorState error={new ApiError(403, undefined)} />;
  return <RecordEdit record={record} form={update} />;
}

interface ContentProps {
  readonly record: EntityRecord;
  readonly tabs: readonly RecordTab[];
  readonly segment: string;
  /** Of the wizard, where the record is in it. */
  readonly step: SetupStep | undefined;
  readonly refresh: () => void;
}

function Content({ record, tabs, segment, step, refresh }: ContentProps) {
  const tab = tabs.find((candidate) => candidate.path === segment);
  if (tab) return <ExtensionTab tab={tab} record={record} refresh={refresh} />;
  if (step) return <SetupContent step={step} record={record} refresh={refresh} />;
  if (segment === EDIT) return <Edit record={record} />;
  if (segment === RELATED) return <Related record={record} />;
  if (segment === HISTORY) return <HistoryTab record={record} refresh={refresh} />;
  return <General record={record} />;
}

/** Reads the record anew when somebody changes it; an edit form decides by itself. @returns whether it was deleted */
function useLiveRecord(resource: string, id: string, refresh: () => void): boolean {
  const [goneId, setGoneId] = useState<string>();
  useRealtime("changed", (change) => {
    if (change.resource !== resource || change.id !== id) return;
    setGoneId(change.action === "delete" ? id : undefined);
    if (change.action !== "delete") refresh();
  });
  useRealtime("reconnected", refresh);
  return goneId === id;
}

/**
 * Where an address leads instead: forms of a record that is still in its wizard to the wizard's first step, and steps
 * of the wizard to the record once it is not, or where the person may change none. The form as a first step stays.
 */
function elsewhere(segment: string, tabs: readonly RecordTab[], steps: readonly SetupStep[], setup: RecordSetup | undefined) {
  const own = steps.filter(({ content }) => !("form" in content));
  if (setup) return segment === EDIT && own[0] === steps[0] ? own[0]?.path : undefined;
  const isStep = own.some(({ path }) => path === segment);
  return isStep && !tabs.some(({ path }) => path === segment) ? "" : undefined;
}

const PAGES: readonly string[] = ["", "show", EDIT, RELATED, HISTORY];

/** Whether the record has such a page; an address that others have of it, e.g. its members, leads to the record itself. */
function isPage(segment: string, tabs: readonly RecordTab[], steps: readonly SetupStep[]): boolean {
  return [...PAGES, ...[...tabs, ...steps].map(({ path }) => path)].includes(segment);
}

/** What is at `/{resource}/{id}`: a record, or the first step of the wizard that makes one. */
export function RecordPage() {
  const { id = "" } = useParams();
  const wizard = useSetupWizard();
  return wizard && hasNewStep(wizard) && wizard.steps[0]?.path === id ? <NewSetup wizard={wizard} /> : <ExistingRecord />;
}

/** One record at `/{resource}/{id}`; its edit form, wizard, history and extensions' tabs below that address. */
function ExistingRecord() {
  const { name, resource, wizard } = useEntity();
  const path = useEntityPath();
  const { search } = useLocation();
  const { steps = [] } = useSetupWizard() ?? {};
  const setupOf = useRecordSetup();
  const { id = "", "*": rest = "" } = useParams();
  const { recordTabs } = useClientRegistry();
  const { data: record, error, isPending, refetch } = useGetOne<EntityRecord>(resource, { id });
  const [segment = "", draftId = "", draftStep = ""] = rest.split("/");
  const queries = useQueryClient();
  const refresh = useCallback(() => {
    void refetch();
    // What a tab saved elsewhere than in the record may be what its next step waited for.
    void queries.invalidateQueries({ queryKey: [NEXT_STEP] });
  }, [refetch, queries]);
  const isGone = useLiveRecord(resource, id, refresh);
  if (error || isGone) {
    return (
      <>
        <BackLink />
        <ErrorState isPage error={error ?? new ApiError(404, undefined)} onRetry={() => refetch()} />
      </>
    );
  }
  if (isPending || !record) return <LoadingState />;
  const tabs = recordTabs.filter((tab) => tab.entity === name && tab.isShown(record));
  if (segment === EDIT && wizard) return <WizardEdit name={wizard} record={record} />;
  if (segment === WIZARD && wizard) return <WizardOfRecord name={wizard} record={record} draftId={draftId} step={draftStep} />;
  const setup = setupOf(record);
  const redirect = elsewhere(segment, tabs, steps, setup) ?? (isPage(segment, tabs, steps) ? undefined : "");
  if (redirect !== undefined) return <Navigate to={`${path.record(id, redirect)}${search}`} replace />;
  const step = setup?.steps.find((one) => one.path === segment);
  const isEditing = segment === EDIT;
  const current = segment === HISTORY || segment === RELATED || tabs.some((tab) => tab.path === segment) ? segment : "";
  return (
    <>
      {/* The content stays the same element when its record leaves the wizard: a tab goes on with what it was about. */}
      {step && setup ? (
        <SetupHead setup={setup} record={record} current={step.path} />
      ) : (
        <RecordHeader record={record} isEditing={isEditing} current={current} refresh={refresh} />
      )}
      {isEditing ? null : <RecordNotices record={record} />}
      {isEditing || step ? null : <RecordTabsBar record={record} tabs={tabs} current={current} />}
      <Box {...(isEditing || step ? {} : { role: "tabpanel", "aria-labelledby": `tab-${current || "general"}` })}>
        <WizardContext value={step !== undefined}>
          <Content key={segment} record={record} tabs={tabs} segment={segment} step={step} refresh={refresh} />
        </WizardContext>
      </Box>
      {step && setup && "stage" in step.content ? <SetupFoot steps={setup.steps} record={record} current={step.path} /> : null}
    </>
  );
}
