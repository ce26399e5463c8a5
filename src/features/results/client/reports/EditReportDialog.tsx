import { Alert, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import { LONGEST_REPORT_NAME, SHORTEST_REPORT_PASSWORD } from "../../shared/reports";
import type { ListedReport } from "../../shared/reportsApi";
import { ChartChoices } from "./ChartChoices";
import { dayOf, endOfDay } from "./days";
import { ExpiryInput, isExpiry } from "./ExpiryInput";
import { PasswordInput } from "./PasswordInput";
import { useChangeReport } from "./reports";
import { useChartChoices } from "./useChartChoices";

interface EditReportDialogProps {
  readonly ownerId: string;
  readonly report: ListedReport;
  readonly questions: readonly QuestionResult[];
  readonly onClose: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Changes a report's name, end, password and charts; what it reports on stays as it was shared. */
export function EditReportDialog({ ownerId, report, questions, onClose }: EditReportDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [name, setName] = useState(report.name);
  const before = dayOf(new Date(report.expiresAt));
  const [day, setDay] = useState(before);
  const [password, setPassword] = useState("");
  const { charts, setChart } = useChartChoices(report.charts);
  const change = useChangeReport(ownerId, report.id);
  const answerable = questions.filter(({ isAnswerable }) => isAnswerable);
  const included = report.questions
    ? report.questions.flatMap((id) => answerable.find((question) => question.id === id) ?? [])
    : answerable;
  const isPasswordFine = password === "" || password.length >= SHORTEST_REPORT_PASSWORD;
  const isDayFine = day === before || isExpiry(day);

  function submit() {
    const expiry = day === before ? {} : { expiresAt: endOfDay(day) };
    const secret = password === "" ? {} : { password };
    change.mutate(
      { name: name.trim(), charts, ...expiry, ...secret },
      {
        onSuccess: () => {
          notice(t("reports.saved"));
          onClose();
        },
      },
    );
  }
  return (
    <FormDialog
      title={t("reports.edit")}
      submitLabel={t("reports.save")}
      isDisabled={name.trim() === "" || !isPasswordFine || !isDayFine}
      isBusy={change.isPending}
      error={change.error}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t("reports.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_REPORT_NAME } }}
        margin="dense"
        autoComplete="off"
      />
      <ExpiryInput value={day} onChange={setDay} />
      <PasswordInput label={t("reports.newPassword")} value={password} onChange={setPassword} />
      {password !== "" && <Alert severity="info">{t("reports.newPasswordHelp")}</Alert>}
      {included.length > 0 && (
        <>
          <Typography variant="subtitle2">{t("reports.charts.heading")}</Typography>
          <ChartChoices questions={included} excluded={NOTHING} charts={charts} onChart={setChart} />
        </>
      )}
    </FormDialog>
  );
}
