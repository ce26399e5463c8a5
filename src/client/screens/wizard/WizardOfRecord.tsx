import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { EntityRecord } from "../../host/clientHost";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { frozenFields } from "../entity/frozenFields";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { SetupProgress } from "../record/setup/SetupProgress";
import { useRecordSetup } from "../record/setup/useSetupWizard";
import { useRefresh } from "./useRefresh";
import { WizardPage } from "./WizardPage";

interface WizardOfRecordProps {
  readonly name: string;
  readonly record: EntityRecord;
  readonly draftId: string;
  readonly step: string;
}

const NOTHING = {};

/** A record's change by its wizard: `/{resource}/{id}/wizard/{draftId}/{step}`. */
export function WizardOfRecord({ name, record, draftId, step }: WizardOfRecordProps) {
  const { t } = useTexts();
  const { record: labelOf } = useEntityTexts();
  const notice = useNotice();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const path = useEntityPath();
  const entity = useEntity();
  const setupOf = useRecordSetup();
  const setup = setupOf(record);
  const frozen = useMemo(() => frozenFields(entity, record), [entity, record]);
  const addressOf = useMemo(() => (id: string) => `${path.record(record.id, "wizard")}/${id}`, [path, record.id]);
  return (
    <WizardPage
      name={name}
      draftId={draftId}
      step={step}
      title={setup ? labelOf(record) : t("console.record.editing", { name: labelOf(record) })}
      head={setup && <SetupProgress setup={setup} record={record} current={setup.steps[0]?.path ?? ""} />}
      record={record.id}
      frozen={frozen}
      given={NOTHING}
      addressOf={addressOf}
      start={path.record(record.id, "edit")}
      exit={path.record(record.id)}
      onSubmitted={(saved) => {
        refresh();
        notice(t("console.record.saved"));
        // What was the first step of a wizard goes on to the second one.
        navigate(path.record(record.id, setupOf(saved)?.steps[1]?.path), { replace: true });
      }}
    />
  );
}
