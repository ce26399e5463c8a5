import { Alert, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { absoluteTime, Icon, useAccessKeys, useTexts } from "../../../../client/kit/console";
import { ReleaseAdvice } from "../review/ReleaseAdvice";
import type { StageProps } from "./stageProps";
import { useAmount } from "./useAmount";

/** The company accepts the price and releases the study. */
export function OfferStage({
  record,
  summary: { quote, price, available, missing, issues, hasQuestionnaire },
  canUpdate,
  isBusy,
  onMove,
}: StageProps) {
  const { t, language } = useTexts();
  const amountOf = useAmount();
  const isProvider = useAccessKeys().includes("backoffice");
  if (missing.length > 0)
    return (
      <Alert severity="info">
        {t("studies.aside.missing", { fields: missing.map((name) => t(`entities.study.fields.${name}`)).join(", ") })}
      </Alert>
    );
  if (isProvider) return <Alert severity="info">{t("studies.order.preparing")}</Alert>;
  if (!canUpdate) return null;
  const isOffered = record.status === "PROCESSING" && quote?.isValid === true;
  const total = isOffered ? quote.total : (price?.total ?? 0);
  return (
    <>
      {quote && !quote.isValid && <Alert severity="warning">{t("studies.order.outdated")}</Alert>}
      {isOffered && (
        <Typography>{t("studies.order.holds", { date: absoluteTime(new Date(quote.expiresAt), language) })}</Typography>
      )}
      {issues.map(({ field, message }) => (
        <Alert
          severity="warning"
          key={field}
          action={
            field ? (
              <Button color="inherit" size="small" component={Link} to={`/studies/${record.id}/edit`}>
                {t("console.action.edit")}
              </Button>
            ) : null
          }
        >
          {message}
        </Alert>
      ))}
      {total > available && (
        <Button variant="outlined" component={Link} to="/creditos" sx={{ justifySelf: "start" }}>
          {t("studies.order.toCredits")}
        </Button>
      )}
      {isOffered && hasQuestionnaire && (
        <ReleaseAdvice studyId={record.id} estimatedDuration={Number(record.estimatedDuration ?? 0)} />
      )}
      <Button
        variant="contained"
        loading={isBusy}
        disabled={isOffered && issues.length > 0}
        startIcon={<Icon name={isOffered ? "RocketLaunch" : "Check"} />}
        onClick={() => onMove(isOffered ? "release" : "contract")}
        sx={{ justifySelf: "start" }}
      >
        {isOffered ? t("studies.order.release") : t("studies.order.accept", { amount: amountOf(total) })}
      </Button>
    </>
  );
}
