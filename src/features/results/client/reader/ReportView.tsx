import { Snackbar, Stack, Typography } from "@mui/material";
import { useMemo, useState } from "react";
import { useTexts } from "../../../../client/kit/reader";
import type { OpenedReport } from "../../shared/reportsApi";
import { usePrinting } from "../print/usePrinting";
import type { CardParts } from "../questions/CardBody";
import { QuestionCard } from "../questions/QuestionCard";
import { ReportHead } from "./ReportHead";
import { ReportPrint } from "./ReportPrint";
import { ReportTexts } from "./ReportTexts";

/** A report to read: what it stands on, then a card a question. */
export function ReportView({ report }: { readonly report: OpenedReport }) {
  const { t } = useTexts();
  const [failure, setFailure] = useState("");
  const { hasTexts, questions, kinds, filter, segment, base } = report;
  const { printing, printOne, printAll, stop } = usePrinting();
  const parts = useMemo<CardParts>(
    () => ({
      hasNames: false,
      texts: (question) => <ReportTexts question={question} isIncluded={hasTexts} />,
      onPrint: printOne,
      onFailure: setFailure,
    }),
    [hasTexts, printOne],
  );
  return (
    <Stack sx={{ gap: 3 }}>
      <ReportHead report={report} onPrint={printAll} />
      {questions.length === 0 && <Typography sx={{ color: "text.secondary" }}>{t("reports.page.nothing")}</Typography>}
      <Stack sx={{ gap: 2 }}>
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            parts={parts}
            kind={kinds[question.id]}
            isFiltered={filter.length > 0 || segment !== null}
            number={index + 1}
            question={question}
            responses={base}
          />
        ))}
      </Stack>
      {printing && <ReportPrint report={report} printing={printing} onClose={stop} />}
      <Snackbar open={failure !== ""} autoHideDuration={6_000} onClose={() => setFailure("")} message={failure} />
    </Stack>
  );
}
