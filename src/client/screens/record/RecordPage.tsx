import { Box } from "@mui/material";
import { useGetOne } from "ra-core";
import { lazy, Suspense, useMemo } from "react";
import { useParams } from "react-router-dom";
import { ApiError } from "../../data/api";
import type { EntityRecord, RecordTab } from "../../host/clientHost";
import { useClientRegistry } from "../../host/clientRegistry";
import { ErrorState, LoadingState } from "../common/states";
import { useDocumentTitle } from "../common/useDocumentTitle";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityTexts } from "../entity/useEntityTexts";
import { BackLink } from "./BackLink";
import { RecordEdit } from "./RecordEdit";
import { RecordGeneral } from "./RecordGeneral";
import { RecordHeader } from "./RecordHeader";
import { RecordTabsBar } from "./RecordTabsBar";

const EDIT = "edit";

interface GuestTabProps {
  readonly tab: RecordTab;
  readonly record: EntityRecord;
  readonly refresh: () => void;
}

function GuestTab({ tab, record, refresh }: GuestTabProps) {
  const { actions } = useEntity();
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const Content = useMemo(() => lazy(tab.load), [tab]);
  useDocumentTitle(`${t(tab.label)} · ${labelOf(record)}`);
  return (
    <Suspense fallback={<LoadingState />}>
      <Content record={record} canUpdate={actions.update} refresh={refresh} />
    </Suspense>
  );
}

function General({ record }: { readonly record: EntityRecord }) {
  const { record: labelOf } = useEntityTexts();
  useDocumentTitle(labelOf(record));
  return <RecordGeneral record={record} />;
}

interface ContentProps {
  readonly record: EntityRecord;
  readonly tabs: readonly RecordTab[];
  readonly segment: string;
  readonly refresh: () => void;
}

function Content({ record, tabs, segment, refresh }: ContentProps) {
  const { update, actions } = useEntity();
  const tab = tabs.find((candidate) => candidate.path === segment);
  if (tab) return <GuestTab tab={tab} record={record} refresh={refresh} />;
  if (segment === EDIT && update && actions.update) return <RecordEdit record={record} form={update} />;
  if (segment === "" || segment === "show") return <General record={record} />;
  return <ErrorState error={new ApiError(segment === EDIT ? 403 : 404, undefined)} />;
}

/** One record at `/{resource}/{id}`, its edit form and its guests' tabs below that address. */
export function RecordPage() {
  const { name, resource } = useEntity();
  const { id = "", "*": rest = "" } = useParams();
  const { recordTabs } = useClientRegistry();
  const { data: record, error, isPending, refetch } = useGetOne<EntityRecord>(resource, { id });
  const segment = rest.split("/")[0] ?? "";
  if (error) {
    return (
      <>
        <BackLink />
        <ErrorState isPage error={error} onRetry={() => refetch()} />
      </>
    );
  }
  if (isPending || !record) return <LoadingState />;
  const tabs = recordTabs.filter((tab) => tab.entity === name && tab.isShown(record));
  const isEditing = segment === EDIT;
  const current = tabs.some((tab) => tab.path === segment) ? segment : "";
  return (
    <>
      <RecordHeader record={record} isEditing={isEditing} />
      <RecordTabsBar record={record} tabs={tabs} current={current} />
      <Box {...(tabs.length > 0 ? { role: "tabpanel", "aria-labelledby": `tab-${current || "general"}` } : {})}>
        <Content key={segment} record={record} tabs={tabs} segment={segment} refresh={() => void refetch()} />
      </Box>
    </>
  );
}
