import { Alert, Box, Button, Typography } from "@mui/material";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { absoluteTime, clientOf, FormDialog, failureText, NumberField, useTexts } from "../../../../client/kit/console";
import type { MoreOffer, moreApi } from "../../shared/api/more";
import { MOST_MORE, MOST_MORE_DAYS } from "../../shared/studies";
import { PriceTable } from "../PriceTable";
import { useAmount } from "../summary/useAmount";

const calls = clientOf<typeof moreApi>();
/** What one asks for at first. */
const FIRST = { interviews: 50, days: 0 };

interface MoreInterviewsProps {
  readonly studyId: string;
  /** Interviews of the study by now. */
  readonly sample: number;
  readonly onOrdered: () => void;
  readonly onClose: () => void;
}

const isWithin = (value: number | undefined, least: number, most: number) =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most;

/** Asks for more interviews of a study in field, and says what they cost before they are ordered. */
export function MoreInterviews({ studyId, sample, onOrdered, onClose }: MoreInterviewsProps) {
  const { t, language } = useTexts();
  const id = useId();
  const amountOf = useAmount();
  const number = new Intl.NumberFormat(language);
  const [interviews, setInterviews] = useState<number | undefined>(FIRST.interviews);
  const [days, setDays] = useState<number | undefined>(FIRST.days);
  const isAsked = isWithin(interviews, 1, MOST_MORE) && isWithin(days, 0, MOST_MORE_DAYS);
  const asked = { interviews: interviews ?? 0, days: days ?? 0 };
  const offerOf = (more: typeof asked) => {
    const query = { interviews: String(more.interviews), days: String(more.days) };
    const input = { params: { id: studyId }, query };
    return {
      queryKey: calls.keyOf("GET /api/studies/:id/more", input),
      queryFn: () => calls.call("GET /api/studies/:id/more", input, { isQuiet: true }),
      staleTime: 0,
    };
  };
  // A longer field may reach more. What is beyond it isn't asked for, however fast somebody types.
  const reach = useQuery({ ...offerOf({ ...asked, interviews: 1 }), enabled: isWithin(days, 0, MOST_MORE_DAYS) });
  const left = reach.data && Math.max(reach.data.reachable - sample, 0);
  const isBeyond = isAsked && left !== undefined && asked.interviews > left;
  const offer = useQuery({
    ...offerOf(asked),
    enabled: isAsked && left !== undefined && !isBeyond,
    placeholderData: keepPreviousData,
  });
  const order = useMutation({
    mutationFn: ({ total, sample: all }: MoreOffer) =>
      calls.call("POST /api/studies/:id/more", { params: { id: studyId }, body: { ...asked, total, sample: all } }),
    onSuccess: onOrdered,
    // The price may be another one by now: it is shown before it is asked for again.
    onError: () => void offer.refetch(),
  });
  const { data } = offer;
  const error = reach.error ?? offer.error;
  const isShort = data !== undefined && data.total > data.available;
  const canOrder = isAsked && data !== undefined && !isShort && !isBeyond && !offer.isFetching && !error;
  const interviewsIssue = !isWithin(interviews, 1, MOST_MORE)
    ? t("studies.more.issue.interviews", { most: number.format(MOST_MORE) })
    : isBeyond && t("studies.more.issue.outOfReach", { smart_count: left, left: number.format(left) });
  return (
    <FormDialog
      title={t("studies.more.title")}
      submitLabel={data && isAsked ? t("studies.more.accept", { amount: amountOf(data.total) }) : t("studies.more.go")}
      isBusy={order.isPending}
      isDisabled={!canOrder}
      error={order.error}
      maxWidth="sm"
      onSubmit={() => {
        if (canOrder) order.mutate(data);
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{t("studies.more.intro", { sample: number.format(sample) })}</Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr" }, mt: 1 }}>
        <NumberField
          id={`${id}-interviews`}
          label={t("studies.more.interviews")}
          value={interviews}
          onValue={setInterviews}
          error={Boolean(interviewsIssue)}
          helperText={interviewsIssue}
          autoFocus
        />
        <NumberField
          id={`${id}-days`}
          label={t("studies.more.days")}
          value={days}
          onValue={setDays}
          error={!isWithin(days, 0, MOST_MORE_DAYS)}
          helperText={t(`studies.more.${isWithin(days, 0, MOST_MORE_DAYS) ? "daysHelp" : "issue.days"}`, {
            most: MOST_MORE_DAYS,
          })}
        />
      </Box>
      {error ? <Alert severity="warning">{failureText(error, t)}</Alert> : null}
      {data && isAsked && !error && (
        <Box sx={{ display: "grid", gap: 2 }} aria-busy={offer.isFetching}>
          <PriceTable price={data} />
          <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
            {t("studies.more.outcome", {
              ...{ sample: number.format(data.sample), reachable: number.format(data.reachable) },
              date: absoluteTime(new Date(data.endsAt), language),
            })}
          </Typography>
          {isShort && (
            <Alert
              severity="warning"
              action={
                <Button color="inherit" size="small" component={Link} to="/creditos">
                  {t("studies.order.toCredits")}
                </Button>
              }
            >
              {t("studies.more.short", { available: amountOf(data.available) })}
            </Alert>
          )}
        </Box>
      )}
    </FormDialog>
  );
}
