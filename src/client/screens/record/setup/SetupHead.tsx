import { Button } from "@mui/material";
import { Link } from "react-router-dom";
import type { EntityRecord } from "../../../host/clientHost";
import { PageHeader } from "../../common/PageHeader";
import { useTexts } from "../../common/useTexts";
import { useEntityPath } from "../../entity/useEntityPath";
import { useEntityTexts } from "../../entity/useEntityTexts";
import { BackLink } from "../page/BackLink";
import { SetupProgress } from "./SetupProgress";
import type { RecordSetup } from "./useSetupWizard";

interface SetupHeadProps {
  readonly setup: RecordSetup;
  /** Absent while it is yet to be created. */
  readonly record?: EntityRecord;
  /** Path of the step in view. */
  readonly current: string;
}

/** What is being prepared, and how far it is. */
export function SetupHead({ setup, record, current }: SetupHeadProps) {
  const { t } = useTexts();
  const path = useEntityPath();
  const { singular, record: labelOf } = useEntityTexts();
  const title = record ? labelOf(record) : t("console.record.new", { name: singular.toLowerCase(), title: singular });
  return (
    <>
      <BackLink />
      <PageHeader
        title={title}
        actions={
          record ? (
            <Button color="inherit" component={Link} to={path.record(record.id)}>
              {t("console.wizard.overview")}
            </Button>
          ) : null
        }
      />
      <SetupProgress setup={setup} {...(record ? { record } : {})} current={current} />
    </>
  );
}
