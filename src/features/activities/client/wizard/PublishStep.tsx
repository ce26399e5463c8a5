import { Alert, Stack } from "@mui/material";
import { useState } from "react";
import {
  type EntityRecord,
  ErrorState,
  failureText,
  LoadingState,
  makeTransition,
  type SetupStepProps,
  useConfirm,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";
import type { Publication } from "../../shared/api/wizard";
import { publishMove } from "../nextStep";
import { Checklist } from "./Checklist";
import { PublishBar } from "./PublishBar";
import { PublishSummary } from "./PublishSummary";
import { wizard } from "./wizardCalls";

/** What comes of publishing an activity; read again each time the step opens, and when the record changes. */
function usePublication(activityId: string, version: unknown) {
  return wizard.useCall("GET /client/communities/canSaveStep3", { query: { activityId } }, { staleTime: 0, version });
}

interface PublishContentProps extends SetupStepProps {
  readonly record: EntityRecord;
  readonly publication: Publication;
  readonly reload: () => void;
}

/** Asks, publishes, and leads to the activity. */
function usePublish({ record, publication, refresh, leave, reload }: PublishContentProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const move = publishMove(record);
  const publish = async () => {
    const { count } = publication.notified;
    const told = count > 0 ? t("activities.wizard.confirm.told", { smart_count: count }) : t("activities.wizard.confirm.quiet");
    const isConfirmed = await confirm({
      title: t("activities.wizard.confirm.title", { title: String(record.title) }),
      body: `${t(`activities.wizard.confirm.${move}`)} ${told} ${t("activities.wizard.confirm.team")}`,
      confirmLabel: t("activities.wizard.publish"),
    });
    if (!isConfirmed) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await makeTransition({ resource: "activities", id: record.id }, move, record.version);
      notice(t("activities.wizard.published"));
      leave();
    } catch (error) {
      setFailure(failureText(error, t));
      reload();
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { publish: () => void publish(), isBusy, failure };
}

function PublishContent(props: PublishContentProps) {
  const { record, publication, goTo } = props;
  const { publish, isBusy, failure } = usePublish(props);
  return (
    <Stack sx={{ gap: 2, maxWidth: 880 }}>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <Checklist faults={publication.faults} onGo={(path) => goTo(path)} />
      <PublishSummary record={record} publication={publication} />
      <PublishBar canPublish={publication.canSave} isBusy={isBusy} onBack={() => goTo("step2")} onPublish={publish} />
    </Stack>
  );
}

/** Step 3: what is still missing, what comes of publishing, and the question whether to. */
export function PublishStep(props: SetupStepProps) {
  const { record } = props;
  const { data, error, refetch } = usePublication(record?.id ?? "", record?.version);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || !record) return <LoadingState />;
  return <PublishContent {...props} record={record} publication={data} reload={() => void refetch()} />;
}
