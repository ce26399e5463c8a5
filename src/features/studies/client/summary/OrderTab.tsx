import { Alert, Box } from "@mui/material";
import { useState } from "react";
import {
  ApiError,
  ErrorState,
  failureText,
  LoadingState,
  type RecordTabProps,
  SectionCard,
  type Translate,
  useAccessKeys,
  useConfirm,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";
import { CellTable } from "../CellTable";
import { CommentsCard } from "../comments/CommentsCard";
import { Feasibility } from "../Feasibility";
import { PriceTable } from "../PriceTable";
import { QuestionnaireLink } from "../review/ReleaseAdvice";
import { ReviewPanel } from "../review/ReviewPanel";
import { ShareCard } from "../share/ShareCard";
import { SendBackDialog } from "./SendBackDialog";
import { Stage } from "./Stage";
import { type OrderMove, useOrderMove, useSummary } from "./useOrder";

/** Where what the panel could give is still of use: later it is the field that tells. */
const BEFORE_FIELD = ["UNDER_CONSTRUCTION", "PROCESSING", "CONFIRMED"];

const isOfQuestionnaire = (error: unknown) =>
  error instanceof ApiError && (error.problem?.code.startsWith("questionnaire.") ?? false);

/** What a refusal says of single fields, each by its name; nothing where it says nothing of any. */
function fieldFaults(error: unknown, t: Translate): string {
  const faults = error instanceof ApiError && error.problem?.code === "request.invalid" ? (error.problem.errors ?? []) : [];
  return faults.map(({ path, message }) => `${t(`entities.study.fields.${path.split("/")[1]}`)}: ${message}`).join(" ");
}

/** A study's order: its price, whether the panel has the people, its release and its review. */
export function OrderTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { t, language } = useTexts();
  const notice = useNotice();
  const confirm = useConfirm();
  const isProvider = useAccessKeys().includes("backoffice");
  const [isSendingBack, setSendingBack] = useState(false);
  const { data: summary, error, refetch } = useSummary(record.id, record.version);
  const move = useOrderMove(record.id, ({ name }) => {
    setSendingBack(false);
    notice(t(`studies.order.done.${name}`));
    refresh();
  });
  if (error && !summary) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!summary) return <LoadingState />;
  const { quote, price, feasibility } = summary;
  const shown =
    quote?.isValid || record.status === "FINISHED" || record.status === "OPEN" || record.status === "CONFIRMED" ? quote : price;

  async function decide(name: OrderMove["name"]) {
    if (name === "sendBack") return setSendingBack(true);
    // Comments are resolved elsewhere, too: what is asked is how it stands now.
    const open = name === "release" ? ((await refetch()).data?.openCorrections ?? 0) : 0;
    const total = new Intl.NumberFormat(language).format((name === "contract" ? price : quote)?.total ?? 0);
    const words = { amount: total, name: String(record.name ?? "") };
    const question = {
      title: t(`studies.order.ask.${name}.title`, words),
      body: [
        ...(open > 0 ? [t("studies.order.ask.release.comments", { smart_count: open })] : []),
        t(`studies.order.ask.${name}.body`, words),
      ].join(" "),
      confirmLabel: t(`studies.order.ask.${name}.go`, words),
    };
    if (name === "contract") return move.start({ name, isAgain: record.status === "PROCESSING" });
    if (await confirm(question)) move.start({ name });
    return undefined;
  }
  return (
    <Box
      sx={{
        ...{ display: "grid", gap: 2, alignItems: "start", maxWidth: 1080 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <SectionCard title={t("studies.order.title")}>
        {shown && <PriceTable price={shown} />}
        <Stage
          record={record}
          summary={summary}
          canUpdate={canUpdate}
          isBusy={move.isPending}
          onMove={(name) => void decide(name)}
        />
        {move.error && !isSendingBack ? (
          <Alert severity="error" role="alert">
            {fieldFaults(move.error, t) || failureText(move.error, t)}{" "}
            {isOfQuestionnaire(move.error) && <QuestionnaireLink studyId={record.id} />}
          </Alert>
        ) : null}
      </SectionCard>
      {isProvider && record.status === "CONFIRMED" && summary.hasQuestionnaire && (
        <ReviewPanel studyId={record.id} company={summary.company} estimatedDuration={Number(record.estimatedDuration ?? 0)} />
      )}
      {feasibility && BEFORE_FIELD.includes(String(record.status)) && (
        <SectionCard title={t("studies.feasibility.title")}>
          <Feasibility feasibility={feasibility} sampleSize={Number(record.sampleSize ?? 0)} />
          <CellTable feasibility={feasibility} />
        </SectionCard>
      )}
      <CommentsCard studyId={record.id} canChange={canUpdate && record.status !== "FINISHED"} />
      {canUpdate && !isProvider && record.status !== "FINISHED" && <ShareCard studyId={record.id} />}
      {isSendingBack && (
        <SendBackDialog
          studyId={record.id}
          error={move.error}
          isBusy={move.isPending}
          onSend={(comment) => move.start({ name: "sendBack", comment })}
          onClose={() => setSendingBack(false)}
        />
      )}
    </Box>
  );
}
