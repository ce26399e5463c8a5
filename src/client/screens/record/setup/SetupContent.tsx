import { lazy, Suspense, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { EntityRecord, SetupStep } from "../../../host/clientHost";
import { EmptyState, LoadingState } from "../../common/states";
import { useDocumentTitle } from "../../common/useDocumentTitle";
import { useTexts } from "../../common/useTexts";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";

type Load = Extract<SetupStep["content"], { readonly load: unknown }>["load"];

interface SetupContentProps {
  readonly step: SetupStep;
  readonly record?: EntityRecord;
  readonly refresh: () => void;
}

interface ScreenProps {
  readonly load: Load;
  readonly record: EntityRecord | undefined;
  readonly refresh: () => void;
}

function Screen({ load, record, refresh }: ScreenProps) {
  const navigate = useNavigate();
  const path = useEntityPath();
  const Content = useMemo(() => lazy(load), [load]);
  return (
    <Suspense fallback={<LoadingState />}>
      <Content
        {...(record ? { record } : {})}
        refresh={refresh}
        leave={() => navigate(record ? path.record(record.id) : path.list)}
        goTo={(step, other = record) => navigate(other ? path.record(other.id, step) : path.create)}
      />
    </Suspense>
  );
}

/** A step of a wizard that no tab of the record's shows. */
export function SetupContent({ step, record, refresh }: SetupContentProps) {
  const { t } = useTexts();
  const { record: labelOf, singular } = useEntityTexts();
  useDocumentTitle(`${t(step.label)} · ${record ? labelOf(record) : singular}`);
  if (!("load" in step.content)) return <EmptyState icon="CheckCircle" title={t("console.wizard.nothing")} />;
  return <Screen load={step.content.load} record={record} refresh={refresh} />;
}
